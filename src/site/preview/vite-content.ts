import { existsSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContentBuild, ContentRun } from '../../compiler/build-content.ts'
import { generatedFolder } from '../../content/read-content.ts'
import type * as PageDataModule from '../page-data.ts'
import type { PageToRender } from '../page-data.ts'
import { followContent } from './live-content.ts'
import { openState } from './live-state.ts'
import { stateEvent } from './panel/preview-state.ts'
import { contentFiles } from './serve-content-files.ts'
import { type Answer, answerAt, galleryPath, servePages } from './serve-pages.ts'

/**
 * Folders that Vite may serve: the program. A file of content could be a script, or a link to a file
 * elsewhere. The packages may themselves be linked from elsewhere.
 */
const servedFolders = (root: string) =>
  [join(root, 'src'), join(root, '.cache/vite'), realpathSync(join(root, 'node_modules'))].map(
    (folder) => folder.replaceAll('\\', '/'),
  )

/**
 * Beginnings of the paths with neither modules of the program nor content: Vite would watch each of
 * their files, and Windows renames no folder that is watched, such as the `dist.lumbre-new` of a build.
 */
const unwatched = ['.cache', 'dist', `${generatedFolder}/bodies`, 'tests', 'docs', 'bench']

/**
 * Vite plugin of the writers' preview: builds the content when a file below content/ changes. The
 * page updates in place; problems are shown on their page and in the terminal.
 */
export function contentPreview(root: string, build: ContentBuild): Plugin {
  const starts = unwatched.map((start) => `${root.replaceAll('\\', '/')}/${start}`)
  // No patterns, in which the parentheses of a folder's name would be signs.
  const ignored = (path: string) => starts.some((start) => path.startsWith(start))
  return {
    name: 'lumbre:content',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored } } }),
    configureServer(server) {
      const { base } = server.config
      // Not an option of Vite, to which vike would add the whole project.
      server.config.server.fs.allow = servedFolders(root)
      for (const path of new Set(['/', base]))
        server.middlewares.use(`${path}__open-in-editor`, refuseOthers)
      const shown = liveContent(root, build, server)
      let gallery: PageToRender | undefined
      const answers = async () => {
        const module = await server.ssrLoadModule('/src/site/page-data.ts')
        const { pageAt } = module as typeof PageDataModule
        const now = await shown()
        return {
          ...now,
          ownBodies: gallery?.bodies ?? {},
          answerAt: async (path: string): Promise<Answer> => {
            if (path !== galleryPath) return answerAt(path, now, (url) => pageAt(now.content, url))
            // Loaded only when it is visited, because it imports the compiler of bodies.
            const { componentGallery } = await import('./component-gallery.ts')
            gallery = await componentGallery(now.content, base)
            return { kind: 'page', page: gallery, isUnknown: false }
          },
        }
      }
      for (const [path, answer] of Object.entries(contentFiles(root, answers, base)))
        server.middlewares.use(base + path, answer)
      // After Vite's own files, and before vike, which knows no content.
      return () => {
        server.middlewares.use(servePages(answers, base))
      }
    },
  }
}

export const isOwnComputer = (address = ''): boolean =>
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** Keeps other devices, and the pages of other sites, from opening files in the writer's editor. */
const refuseOthers: Connect.NextHandleFunction = ({ socket, headers }, response, next) => {
  const isOwnPage = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  if (isOwnPage && isOwnComputer(socket.remoteAddress)) next()
  else response.writeHead(403).end()
}

/** Returns the current content; entries with errors are returned as they were when last valid. */
function liveContent(root: string, build: ContentBuild, server: ViteDevServer) {
  const { logger } = server.config
  const state = openState(root, generatedFolder)

  const sendState = () => server.ws.send(stateEvent, state.shown().state)
  let hasNewImage = false
  function show(run: ContentRun) {
    const { report, isNew } = state.take(run)
    if (report) console.log(report)
    sendState()
    // Its address is that of the old one, which an open page keeps in memory.
    if (hasNewImage) server.ws.send({ type: 'full-reload' })
    else if (isNew) server.ws.send('lumbre:content')
    hasNewImage = false
  }

  const onFault = (error: unknown) =>
    logger.error(String(error instanceof Error ? error.stack : error))
  const live = followContent(build, { onRun: show, onFault })
  const folder = join(root, 'content') + sep
  server.watcher.on('all', (_event, file) => {
    hasNewImage ||= file.startsWith(join(folder, 'images') + sep)
    if (`${file}${sep}`.startsWith(folder)) live.touch()
  })
  server.httpServer?.once('close', live.save)
  // A file may have been saved since the page was requested.
  server.ws.on('connection', () => {
    live.settled().then(sendState)
  })
  live.run()
  return async () => {
    if (build.isOutdated()) live.run()
    await live.settled()
    return state.shown()
  }
}

export const hasIndices = (root: string) => existsSync(join(root, generatedFolder, 'site.json'))
