import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../compiler/messages/phrase.ts'
import { claim } from '../lib/claim.ts'
import { serveBuiltSite } from '../site/built-site.ts'
import { deadAddresses } from './broken-links.ts'
import { reviewComment } from './report/comment.ts'
import { htmlReport } from './report/html-report.ts'
import { type Review, reviewStates } from './review.ts'
import { type PageShots, type ShotOptions, takeShots } from './take-shots.ts'
import { buildBoth, type StateOptions, type TwoStates } from './two-states.ts'

type ReviewOptions = StateOptions & {
  root: string
  /** What to compare with: a branch or commit. */
  base: string
  /** Folder of the report and the comment. */
  out: string
  /** Address of the preview's home page, for the links of the comment. */
  preview?: string
  /** Whether new links to other sites are requested. */
  external?: boolean
  /** How screenshots are taken; without it there are none. */
  shots?: {
    browser: ShotOptions['browser'] | undefined
    /** The most pages that get screenshots. */
    most: number
  }
}

/**
 * Builds both states, compares them, and writes `revision.html` and `comentario.md`.
 *
 * @returns the review, and the paths of both files
 * @throws {UserError} while another review of the project is running
 */
export async function writeReview(options: ReviewOptions) {
  const owner = join(options.root, '.cache/review.pid')
  claim(
    owner,
    (other) =>
      `Otra revisión está en marcha (proceso ${other}): espera a que termine. Si ese proceso es otra cosa, borra ${owner}.`,
  )
  try {
    return await reviewAlone(options)
  } finally {
    rmSync(owner, { force: true })
  }
}

async function reviewAlone(options: ReviewOptions) {
  const { root, base, out, preview, external = false } = options
  const states = buildBoth(root, base, options)
  const review = reviewStates(states)
  const shots = await shotsOf(review, states, options)
  if (external) await tryOtherSites(review)
  const dist = { base: states.base?.dist, head: states.head.dist }
  const report = join(out, 'revision.html')
  const comment = join(out, 'comentario.md')
  mkdirSync(out, { recursive: true })
  writeFileSync(report, htmlReport(review, { base, dist, shots }))
  writeFileSync(comment, reviewComment(review, preview))
  return { review, report, comment }
}

async function shotsOf(
  review: Review,
  { base, head }: TwoStates,
  { shots }: ReviewOptions,
): Promise<Map<string, PageShots[]>> {
  const none = new Map<string, PageShots[]>()
  const pages = review.pages
    .filter(({ after }) => after)
    .map(({ url, before, from = url }) => ({ url, from: before && from }))
  if (!shots || pages.length === 0 || !base?.dist || !head.dist) return none
  const { browser, most } = shots
  if (!browser) {
    review.notes.push(
      'No hay fotos: no se encontró un navegador. Instala Chrome, Chromium o Edge, o pon el suyo en CHROME_PATH.',
    )
    return none
  }
  if (pages.length > most)
    review.notes.push(
      `Hay fotos de ${count(most, 'página', 'páginas')} de ${pages.length}; --shots cambia cuántas.`,
    )
  const served = { base: await serveBuiltSite(base.dist), head: await serveBuiltSite(head.dist) }
  try {
    return await takeShots(pages.slice(0, most), { ...served, browser })
  } catch (error) {
    const [reason] = String(error).split('\n')
    review.notes.push(`No hay fotos: el navegador falló (${reason}).`)
    return none
  } finally {
    served.base.stop()
    served.head.stop()
  }
}

/** Requests the new links to other sites; those without a response count as broken. */
async function tryOtherSites(review: Review): Promise<void> {
  const added = review.pages.flatMap(({ url, before, after }) =>
    (after?.links ?? [])
      .filter((href) => /^https?:/.test(href) && !before?.links.includes(href))
      .map((href) => ({ page: url, href })),
  )
  const dead = new Set(await deadAddresses([...new Set(added.map(({ href }) => href))]))
  review.broken.push(...added.filter(({ href }) => dead.has(href)))
}
