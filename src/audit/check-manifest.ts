import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { z } from 'zod'
import { ifReadable } from '../lib/if-readable.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { Report } from './finding.ts'
import type { Audit } from './links.ts'
import { readJson } from './read-json.ts'

const words = z
  .string()
  .optional()
  .transform((value) => value?.split(' ') ?? [])
const color = z.string().regex(/^#[\da-f]{6}$/i)
const purpose = z.enum(['any', 'maskable', 'monochrome'])

const icons = z
  .array(z.object({ src: z.string(), sizes: words, purpose: words.pipe(z.array(purpose)) }))
  .default([])

/** The fields of https://www.w3.org/TR/appmanifest/ that a site has. */
const manifest = z.object({
  name: z.string().min(1),
  start_url: z.string().min(1),
  scope: z.string().optional(),
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  theme_color: color.optional(),
  background_color: color.optional(),
  icons,
})

/**
 * Checks a web app manifest against the W3C's specification, and against what browsers require to
 * install the site.
 */
export function checkManifest(audit: Audit, file: string) {
  const report = audit.findings.in(file)
  const data = readJson(audit.site.read(file), manifest, report, 'manifest-malformed')
  if (!data) return
  for (const name of ['start_url', 'scope'] as const)
    if (data[name] !== undefined) audit.links.add(data[name], { file, what: name })
  checkSizes(data.icons, report)
  for (const icon of data.icons) checkIcon(icon, audit, file)
}

type Icon = z.infer<typeof icons>[number]

/** Browsers require icons of two sizes. */
function checkSizes(icons: readonly Icon[], report: Report) {
  const sizes = icons.flatMap((icon) => icon.sizes)
  for (const size of ['192x192', '512x512'])
    if (!sizes.includes(size)) report('manifest-icon', `no icon of ${size}`)
}

function checkIcon({ src, sizes }: Icon, { site, links, findings }: Audit, file: string) {
  links.add(src, { file, what: 'icon' })
  const address = parseUrl(src, site.addressOf(file))
  const target = address && site.targetOf(address.href).file
  if (!target) return
  const image = ifReadable(() => imageSize(readFileSync(join(site.dir, target))))
  const held = image ? `${image.width}x${image.height}` : 'no image'
  if (!image || !sizes.every((size) => size === held))
    findings.in(file)('manifest-icon', `${src} is ${held}, not ${sizes.join(' ')}`)
}
