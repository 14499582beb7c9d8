import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type * as PlanOnRequest from '../../renderer/plan-on-request.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { formatDiagnostics } from '../report/format-diagnostics.ts'
import { serveContentFiles } from './serve-content-files.ts'

/** One run of the content build: its findings, and whether any index changed. */
export type ContentRun = { diagnostics: Diagnostic[]; changedFiles: string[] }

/** Editors save in several steps; one build follows the last of them. In milliseconds. */
const settleTime = 25

/** What the browser's error overlay shows of the first error; the terminal has all of them. */
function overlay(root: string, diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const text = formatDiagnostics(errors, { root, color: false })
  return {
    type: 'error' as const,
    err: {
      message: `${first.message}\n\n${text}`,
      id: join(root, first.file),
      loc: { file: first.file, line: first.line, column: first.column },
      stack: '',
      plugin: 'contenido',
    },
  }
}

/**
 * Vite plugin of the writers' preview: builds the content when a file below content/ changes. The
 * page updates in place; an error shows in the browser and in the terminal until it is repaired.
 *
 * @param build runs the content build once
 */
export function contentPreview(root: string, build: () => Promise<ContentRun>): Plugin {
  let failing: ReturnType<typeof overlay>
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function run(server: ViteDevServer) {
    const { diagnostics, changedFiles } = await build()
    if (diagnostics.length > 0)
      server.config.logger.info(formatDiagnostics(diagnostics, { root, color: true }))
    const wasFailing = failing !== undefined
    failing = overlay(root, diagnostics)
    if (failing) server.ws.send(failing)
    else if (wasFailing) server.ws.send({ type: 'full-reload' })
    else if (changedFiles.length > 0) server.ws.send({ type: 'custom', event: 'lumbre:content' })
  }

  return {
    name: 'lumbre:content',
    apply: 'serve',
    configureServer(server) {
      const folder = join(root, 'content')
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (relative(folder, file).startsWith('..')) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          running = running
            .then(() => run(server))
            .catch((error) => server.config.logger.error(error))
        }, settleTime)
      })
      running = run(server)
      // A page that is opened while something is wrong shows it too.
      server.ws.on('connection', () => {
        if (failing) server.ws.send(failing)
      })
      server.middlewares.use(
        serveContentFiles(root, server.config.base, async (url) => {
          const planner = await server.ssrLoadModule('/src/renderer/plan-on-request.ts')
          return (planner as typeof PlanOnRequest).planOnRequest(url).payload
        }),
      )
    },
  }
}

/** Whether the content has been built at all. */
export const hasIndices = (root: string) =>
  existsSync(join(root, 'src/content/generated/site.json'))
