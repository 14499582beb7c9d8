import { dev } from 'vike/api'
import type { ResolvedServerUrls, ViteDevServer } from 'vite'
import type { ContentBuild } from '../../compiler/build-content.ts'
import { galleryPath } from './serve-pages.ts'
import { contentPreview } from './vite-content.ts'

/**
 * Starts the preview.
 *
 * @param isPublic whether other devices on the network may see it
 */
export async function startPreview(
  root: string,
  content: ContentBuild,
  port: number,
  isPublic: boolean,
): Promise<ViteDevServer> {
  hideToolMessages()
  const { viteServer } = await dev({
    viteConfig: {
      root,
      logLevel: 'warn',
      server: {
        port,
        host: isPublic ? true : 'localhost',
      },
      // Declared from the start: dependencies that Vite discovers later reload the first page while
      // it is hydrating.
      optimizeDeps: { entries: ['src/client/start.ts'] },
      plugins: [contentPreview(root, content)],
    },
  })
  return viteServer
}

/**
 * Hides what vike and Vite print in English about each request and reload, for which vike has no
 * option: writers see only what changed. Warnings and errors stay.
 */
function hideToolMessages(): void {
  const { log } = console
  console.log = (...words) => {
    if (!/\[vi[kt]e\]/.test(String(words[0]))) log(...words)
  }
}

/** The addresses of the preview, for the terminal. */
export function previewAddresses(urls: ResolvedServerUrls | null): string {
  const { local = [], network = [] } = urls ?? {}
  const lines = local.map((url) => `  En esta computadora: ${url}`)
  const others = network.map((url) => `  En tu red, p. ej. el celular: ${url}`)
  const hint = network.length > 0 ? [] : ['  Para verla en el celular: npm run dev -- --host']
  const gallery = local
    .slice(0, 1)
    .map((url) => `  Componentes para tus textos: ${url}${galleryPath.slice(1)}`)
  return ['', ...lines, ...others, ...hint, ...gallery, ''].join('\n')
}
