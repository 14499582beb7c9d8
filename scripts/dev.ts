import { dev } from 'vike/api'
import { contentPreview, hasIndices } from '../src/site/preview/vite-content.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/** `npm run dev`: the writers' preview. Drafts and articles of the future are shown. */
const { values } = readOptions({ options: { port: { type: 'string', default: '3000' } } }, 'es')
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new UserError(`--port es un número de 0 a 65535, p. ej. 3000, no "${values.port}".`, 2)
const root = process.cwd()
const content = openProjectContent(root, { includeDrafts: true })
// Without any index there is no page that could show an error: the terminal does.
if (!hasIndices(root))
  await requireContent(root, content, 'Arréglalo, guarda y escribe otra vez: npm run dev')
const { viteServer } = await dev({
  viteConfig: {
    root,
    server: { port, host: 'localhost' },
    plugins: [contentPreview(root, content)],
  },
})
viteServer.printUrls()
