import { UserError } from '../src/lib/user-error.js'
import { previewAddresses, startPreview } from '../src/site/preview/start-preview.ts'
import { hasIndices } from '../src/site/preview/vite-content.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'

/**
 * `npm run dev -- --port 3000 --host`: the writers' preview, including drafts and articles with a
 * future date. With `--host` other devices on the network can reach it.
 */
const { values } = readOptions(
  {
    options: {
      port: { type: 'string', default: '3000', about: 'otro puerto, si ese está ocupado' },
      host: { type: 'boolean', default: false, about: 'se ve también desde tu celular' },
    },
  },
  'es',
)
const port = Number(values.port)
if (!/^\d+$/.test(values.port) || port > 65_535)
  throw new UserError(`--port es un número de 0 a 65535, p. ej. 3000, no "${values.port}".`, 2)
const root = process.cwd()
const content = openProjectContent(root, {
  includeDrafts: true,
  showsDespiteErrors: true,
  spelling: 'sliced',
})
// Without any index no page can show an error, so the terminal does.
if (!hasIndices(root))
  await requireContent(root, content, 'Arréglalo, guarda y escribe otra vez: npm run dev')
const { resolvedUrls } = await startPreview(root, content, port, values.host)
console.log(previewAddresses(resolvedUrls))
