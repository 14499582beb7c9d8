import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentBuild, ContentRun } from '../../compiler/build-content.ts'
import { formatProblems } from '../../compiler/report/format-problems.ts'
import { type Content, type Indices, readBody, readContent } from '../../content/read-content.ts'
import type * as PageDataModule from '../page-data.ts'
import { errorOverlay } from './error-overlay.ts'
import { followContent } from './live-content.ts'
import { contentFiles } from './serve-content-files.ts'
import { servePages } from './serve-pages.ts'

/** So long after the start its first page has been answered. In milliseconds. */
const quietTime = 2_000

const generated = 'src/content/generated'

/** Folders without a module of the program and without content: Vite would watch each of their files. */
const unwatched = ['.cache', 'dist', `${generated}/bodies`, 'tests', 'docs', 'bench']

/**
 * Vite plugin of the writers' preview: builds the content when a file below content/ changes. The
 * page updates in place; an error shows in the browser and in the terminal until it is repaired.
 */
export function contentPreview(root: string, build: ContentBuild): Plugin {
  const folders = unwatched.map((folder) => `${root.replaceAll('\\', '/')}/${folder}`)
  return {
    name: 'lumbre:content',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: folders.map((folder) => `${folder}/**`) } } }),
    configureServer(server) {
      const content = liveContent(root, build, server)
      const pages = async () => {
        const module = await server.ssrLoadModule('/src/site/page-data.ts')
        const now = await content()
        return (url: string) => (module as typeof PageDataModule).pageToRender(now, url)
      }
      for (const [path, answer] of Object.entries(contentFiles(root, pages)))
        server.middlewares.use(server.config.base + path, answer)
      // Behind Vite's own files, and before vike, which knows no content.
      return () => {
        server.middlewares.use(servePages(pages))
      }
    },
  }
}

/** The content as it is when it is asked for; while it is not in order, as it was before. */
function liveContent(root: string, build: ContentBuild, server: ViteDevServer) {
  const { logger } = server.config
  let shown: Indices | undefined
  let sound: Content | undefined
  let failing: ReturnType<typeof errorOverlay>

  function show({ problems, content }: ContentRun) {
    if (problems.length > 0) logger.info(formatProblems(problems, { root, color: true }))
    const wasFailing = failing !== undefined
    failing = errorOverlay(root, problems)
    if (wasFailing && !failing) logger.info('Arreglado. Sin errores.')
    const isNew = content !== undefined && content !== shown
    if (isNew) {
      shown = content
      sound = { ...content, readBody: (hash) => readBody(hash, join(root, generated)) }
    }
    if (failing) server.ws.send(failing)
    else if (wasFailing) server.ws.send({ type: 'full-reload' })
    else if (isNew) server.ws.send({ type: 'custom', event: 'lumbre:content' })
  }

  const onFault = (error: unknown) =>
    logger.error(String(error instanceof Error ? error.stack : error))
  const live = followContent(build, { onRun: show, onFault })
  // Loaded here alone: most starts find every text compiled.
  const warm = () =>
    import('./warm-compiler.ts')
      .then(({ warmCompiler }) => warmCompiler())
      .then(live.rehearse)
      .catch(onFault)
  const folder = join(root, 'content') + sep
  server.watcher.on('all', (_event, file) => {
    if (`${file}${sep}`.startsWith(folder)) live.touch()
  })
  server.httpServer?.once('close', () => {
    live.save()
  })
  // A page that is opened while something is wrong shows it too.
  server.ws.on('connection', () => {
    if (failing) server.ws.send(failing)
  })
  live.run().then(() => setTimeout(warm, quietTime).unref())
  return async () => {
    await live.settled()
    // Wrong from the start: what an earlier build wrote is better than nothing.
    sound ??= readContent(join(root, generated))
    return sound
  }
}

/** Whether the content has been built at all. */
export const hasIndices = (root: string) => existsSync(join(root, generated, 'site.json'))
