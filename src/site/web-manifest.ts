import type { Site } from '../content/schemas/site.ts'
import { day } from '../theme/palette.ts'

/** Icons in public/, by their file: the mark, and the same with room for any mask. */
const icons = [
  { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The web app manifest: how the site looks among the apps of a phone. */
export function webManifest({ name, description }: Site, basePath: string): string {
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'es',
    dir: 'ltr',
    id: basePath,
    start_url: basePath,
    scope: basePath,
    // A site of pages with links: the browser's own controls stay.
    display: 'browser',
    background_color: day.paper,
    theme_color: day.paper,
    icons: icons.map(({ src, ...rest }) => ({ src: basePath + src, type: 'image/png', ...rest })),
  }
  return `${JSON.stringify(manifest, null, 1)}\n`
}
