import { join } from 'node:path'
import type { Printed } from '../compiler/report/printed.ts'
import { readContent } from '../content/read-content.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { missingFrom } from '../lib/missing-from.ts'
import { type BrokenLink, brokenLinks } from './broken-links.ts'
import { changedEntries, changedFiles } from './changed-entries.ts'
import { codeCauses } from './code-causes.ts'
import { comparePages, type PageChange } from './compare-pages.ts'
import { type Cause, contentCauses } from './content-causes.ts'
import { type BuiltSite, readBuiltSite } from './site-pages.ts'
import type { TwoStates } from './two-states.ts'

/** Everything that a reviewer is told, before it is written down. */
export type Review = {
  /** The commit that was compared with, when there is one. */
  commit?: string
  /** Whether the newer state could be built. */
  isBuilt: boolean
  /** In Spanish: what could not be compared. */
  notes: string[]
  pages: (PageChange & { causes: Cause[] })[]
  /** All pages of the newer state. */
  pageCount: number
  problems: { added: Printed[]; mended: Printed[] }
  links: { broken: BrokenLink[]; mended: BrokenLink[] }
  /** Changed files of code, and of pictures and other files that are published as they are. */
  code: string[]
  files: string[]
}

/** A picture is published at its path below this folder, whole and in several sizes. */
const imagesFolder = 'content/images'

export function reviewStates({ base, head, notes }: TwoStates): Review {
  const said = [...notes]
  const problems =
    base?.problems && head.problems
      ? {
          added: missingFrom(base.problems, head.problems, problemKey),
          mended: missingFrom(head.problems, base.problems, problemKey),
        }
      : { added: head.problems ?? [], mended: [] }
  const next = head.dist ? readBuiltSite(head.dist) : undefined
  const old = base?.dist ? readBuiltSite(base.dist) : undefined
  const review: Review = {
    commit: base?.commit,
    isBuilt: next !== undefined,
    notes: said,
    pages: [],
    pageCount: next?.pages.size ?? 0,
    problems,
    links: { broken: next ? brokenLinks(next) : [], mended: [] },
    code: [],
    files: [],
  }
  if (!base || !old || !next) return review
  const code = [...changedFiles(base.folder, head.folder, 'src')].filter(
    (file) => !file.startsWith('src/content/generated/'),
  )
  const pictures = changedFiles(base.folder, head.folder, imagesFolder)
  const causesOf = findCauses({ base, head, code, pictures, next, notes: said })
  const before = brokenLinks(old)
  return {
    ...review,
    pages: comparePages(
      old,
      next,
      pictures.map((file) => file.slice(imagesFolder.length)),
    ).map((change) => ({ ...change, causes: causesOf(change) })),
    links: {
      broken: missingFrom(before, review.links.broken, linkKey),
      mended: missingFrom(review.links.broken, before, linkKey),
    },
    code,
    files: [...pictures, ...changedFiles(base.folder, head.folder, 'public')],
  }
}

/** A line that moved is the same problem. */
const problemKey = ({ file, code, message }: Printed) => JSON.stringify([file, code, message])

const linkKey = ({ page, href }: BrokenLink) => `${page} ${href}`

type Found = Pick<Review, 'code' | 'notes'> & {
  base: { folder: string }
  head: { folder: string }
  pictures: readonly string[]
  next: BuiltSite
}

/** Why a page changed: entries, pictures, and code that it is made with; any code when nothing is found. */
function findCauses({ base, head, code, pictures, next, notes }: Found) {
  const [before, after] = [contentOf(base.folder), contentOf(head.folder)]
  const ofCode = codeCauses(join(head.folder, 'src'), code)
  let ofContent: ReturnType<typeof contentCauses> = () => []
  if (before && after) {
    const states = [
      { ...base, content: before },
      { ...head, content: after },
    ] as const
    ofContent = contentCauses(...states, changedEntries(...states))
  } else
    notes.push('No se pudo leer el contenido de la base: falta decir por qué cambió cada página.')
  return ({ url, kind, route, before, after }: PageChange): Cause[] => {
    const entries = ofContent(url, kind === 'gone')
    const html = next.pages.get(url)?.html ?? ''
    const shown = pictures
      .filter((file) => html.includes(file.slice(imagesFolder.length)))
      .map((file) => ({ file, through: 'la página muestra esta imagen' }))
    const made = before && after ? ofCode(route) : []
    const isUnknown = entries.length + shown.length + made.length === 0
    const through = 'código con el que se hace la página'
    return [...entries, ...shown, ...(isUnknown ? code : made).map((file) => ({ file, through }))]
  }
}

const contentOf = (folder: string) =>
  ifReadable(() => readContent(join(folder, 'src/content/generated')))
