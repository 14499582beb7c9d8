import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Report } from './finding.ts'
import type { Audit } from './links.ts'

const displays = ['fullscreen', 'standalone', 'minimal-ui', 'browser']
const purposes = ['any', 'maskable', 'monochrome']

type Picture = { src?: unknown; sizes?: unknown; purpose?: unknown }

/**
 * Checks a web app manifest against the W3C's specification, and against what browsers require to
 * install the site.
 */
export function checkManifest(audit: Audit, file: string) {
  const report = audit.findings.in(file)
  let manifest: Record<string, unknown>
  try {
    manifest = JSON.parse(audit.site.read(file))
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
    if (typeof manifest[name] === 'string') audit.links.add(manifest[name], { file, what: name })

  const icons = picturesIn(manifest.icons)
  checkSizes(icons, report)
  for (const one of [...icons, ...picturesIn(manifest.screenshots)]) checkPicture(one, audit, file)
}

const picturesIn = (value: unknown): Picture[] => (Array.isArray(value) ? value : [])
const wordsIn = (value: unknown): string[] => String(value).split(' ')

/** Browsers require icons of two sizes. */
function checkSizes(icons: readonly Picture[], report: Report) {
  const sizes = icons.flatMap(({ sizes }) => wordsIn(sizes))
  for (const size of sizes.includes('any') ? [] : ['192x192', '512x512'])
    if (!sizes.includes(size)) report('manifest-icon', `no icon of ${size}`)
}

function checkPicture(picture: Picture, { site, links, findings }: Audit, file: string) {
  const { src, sizes, purpose } = picture
  const report = findings.in(file)
  if (typeof src !== 'string') return report('manifest-icon', 'an icon has no src')
  links.add(src, { file, what: 'icon' })
  for (const one of wordsIn(purpose ?? 'any'))
    if (!purposes.includes(one)) report('manifest-icon', `${src}: ${one} is no purpose`)
  const { file: target } = site.targetOf(new URL(src, site.addressOf(file)).href)
  if (!target) return
  const held = sizesIn(readFileSync(join(site.dir, target)))
  if (!wordsIn(sizes).every((size) => held.includes(size)))
    report('manifest-icon', `${src} is ${held.join(' ')}, not ${sizes}`)
}

/** The sizes of a picture file, in the notation of a manifest. */
function sizesIn(bytes: Buffer): string[] {
  const { type, width, height, images } = imageSize(bytes)
  if (type === 'svg') return ['any']
  return (images ?? [{ width, height }]).map((one) => `${one.width}x${one.height}`)
}
