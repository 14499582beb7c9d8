import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Audit } from './links.ts'

const displays = ['fullscreen', 'standalone', 'minimal-ui', 'browser']
const purposes = ['any', 'maskable', 'monochrome']

type Manifest = Record<string, unknown> & { icons?: unknown; screenshots?: unknown }
type Picture = { src?: unknown; sizes?: unknown; type?: unknown; purpose?: unknown }

/**
 * Checks a web app manifest against the W3C's specification, and against what browsers require to
 * install the site.
 */
export function checkManifest({ site, links, findings }: Audit, file: string) {
  const report = findings.in(file)
  let manifest: Manifest
  try {
    manifest = JSON.parse(site.read(file))
  } catch (error) {
    return report('manifest-malformed', String(error))
  }
  for (const name of ['name', 'start_url', 'display'])
    if (typeof manifest[name] !== 'string' || manifest[name] === '')
      report('manifest-field', `${name} is missing`)
  if (typeof manifest.display === 'string' && !displays.includes(manifest.display))
    report('manifest-field', `display: ${manifest.display} is none of ${displays.join(', ')}`)
  for (const name of ['theme_color', 'background_color'])
    if (manifest[name] !== undefined && !/^#[\da-f]{6}$/i.test(String(manifest[name])))
      report('manifest-field', `${name}: ${manifest[name]} is no colour`)
  for (const name of ['start_url', 'scope'])
    if (typeof manifest[name] === 'string') links.add(manifest[name], { file, what: name })

  const icons: Picture[] = Array.isArray(manifest.icons) ? manifest.icons : []
  const shots: Picture[] = Array.isArray(manifest.screenshots) ? manifest.screenshots : []
  const sizes = icons.flatMap(({ sizes }) => String(sizes).split(' '))
  if (!sizes.includes('any'))
    for (const size of ['192x192', '512x512'])
      if (!sizes.includes(size)) report('manifest-icon', `no icon of ${size}`)
  for (const { src, sizes, purpose } of [...icons, ...shots]) {
    if (typeof src !== 'string') {
      report('manifest-icon', 'an icon has no src')
      continue
    }
    links.add(src, { file, what: 'icon' })
    for (const one of String(purpose ?? 'any').split(' '))
      if (!purposes.includes(one)) report('manifest-icon', `${src}: ${one} is no purpose`)
    const { file: picture } = site.targetOf(new URL(src, site.addressOf(file)).href)
    if (!picture) continue
    const held = sizesIn(readFileSync(join(site.dir, picture)))
    if (
      !String(sizes)
        .split(' ')
        .every((size) => held.includes(size))
    )
      report('manifest-icon', `${src} is ${held.join(' ')}, not ${sizes}`)
  }
}

/** The sizes of a picture file, in the notation of a manifest. */
function sizesIn(bytes: Buffer): string[] {
  const { type, width, height, images } = imageSize(bytes)
  if (type === 'svg') return ['any']
  return (images ?? [{ width, height }]).map((one) => `${one.width}x${one.height}`)
}
