import { dev } from 'vike/api'
import { contentPreview, hasIndices } from '../src/build/preview/vite-content.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, requireContent } from './lib/run-content-build.ts'

/** `npm run dev`: the writers' preview. Drafts and articles of the future are shown. */
const { values } = readOptions({ options: { port: { type: 'string', default: '3000' } } })
const root = process.cwd()
const content = openProjectContent(root, { includeDrafts: true })
// Without any index there is no page that could show an error: the terminal does.
if (!hasIndices(root))
  await requireContent(root, content, 'Arréglalo, guarda y escribe otra vez: npm run dev')
const { viteServer } = await dev({
  viteConfig: {
    root,
    server: { port: Number(values.port), host: 'localhost' },
    plugins: [contentPreview(root, content)],
  },
})
viteServer.printUrls()
