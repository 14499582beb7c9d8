import { join } from 'node:path'
import type { Printed } from '../compiler/report/printed.ts'
import { generatedFolder, readContent } from '../content/read-content.ts'
import { siteFile } from '../content/schemas/site.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { missingFrom } from '../lib/missing-from.ts'
import { type BrokenLink, brokenLinks } from './broken-links.ts'
import { type BuiltSite, readBuiltSite } from './built-pages.ts'
import { changedEntries } from './changed-entries.ts'
import { comparePages, type PageChange, showsImage } from './compare-pages.ts'
import { contentCauses, ownFile, type Reason } from './content-causes.ts'
import type { TwoStates } from './two-states.ts'

/** The data of a review report. */
export type Review = {
  /** The commit that the pages are compared with, if there is one and it could be built. */
  commit?: string
  /** Whether the newer state could be built. */
  isBuilt: boolean
  /** What could not be compared, in Spanish. */
  notes: string[]
  /** Pages whose own file changed come first. */
  pages: (PageChange & { causes: Reason[] })[]
  /** The number of pages in the newer state. */
  pageCount: number
  /** `kept` are the old errors for which the newer state could not be built. */
  problems: { added: Printed[]; solved: Printed[]; kept: Printed[] }
  /** Links that are broken now and were not before. */
  broken: BrokenLink[]
  /** Changed files that may have changed any page: settings, whose menu is on all of them, and code. */
  anywhere: string[]
  /** The other changed files that are not the cause of any page's change. */
  files: string[]
}

export function reviewStates({ base, head, files, notes }: TwoStates): Review {
  const said = [...notes]
  const old = base?.dist ? readBuiltSite(base.dist) : undefined
  const next = head.dist ? readBuiltSite(head.dist, old) : undefined
  const review: Review = {
    commit: base?.dist && base.commit,
    isBuilt: next !== undefined,
    notes: said,
    pages: [],
    pageCount: next?.pages.size ?? 0,
    problems: problemsOf({ base, head }),
    broken: next ? brokenLinks(next) : [],
    anywhere: [],
    files,
  }
  if (!base || !old || !next) return review
  const images = files.filter((file) => file.startsWith('content/images/'))
  const { causesOf, former } = findCauses({ base, head, images, next, notes: said })
  const pages = comparePages(old, next, images).map((change) => ({
    ...change,
    causes: causesOf(change),
  }))
  const named = new Set([
    ...pages.flatMap(({ causes }) => causes.map(({ file }) => file)),
    ...former,
  ])
  const anywhere = pages.length > 0 ? files.filter(isOfAnyPage) : []
  said.push(...redirectedElsewhere(old, next, pages))
  return {
    ...review,
    pages: [...pages.filter(isByOwnFile), ...pages.filter((page) => !isByOwnFile(page))],
    broken: missingFrom(brokenLinks(old), review.broken, linkKey),
    anywhere,
    files: files.filter((file) => !named.has(file) && !anywhere.includes(file)),
  }
}

const isOfAnyPage = (file: string) => file.startsWith('src/') || file === siteFile

/** Former addresses that lead to another page than before, unless that one has moved there. */
const redirectedElsewhere = (old: BuiltSite, next: BuiltSite, pages: readonly PageChange[]) =>
  [...next.redirects].flatMap(([from, to]) => {
    const before = old.redirects.get(from) ?? to
    const isSame = before === to || pages.some((page) => page.url === to && page.from === before)
    return isSame || !next.pages.has(to) ? [] : `${from} llevaba a ${before} y ahora lleva a ${to}.`
  })

function problemsOf({ base, head }: Pick<TwoStates, 'base' | 'head'>): Review['problems'] {
  const all = [...(head.problems ?? [])].sort(errorsFirst)
  if (!base?.problems || !head.problems) return { added: all, solved: [], kept: [] }
  const added = missingFrom(base.problems, all, problemKey)
  const kept = missingFrom(added, head.problems, problemKey)
  return {
    added,
    solved: missingFrom(head.problems, base.problems, problemKey),
    kept: head.dist ? [] : kept.filter(({ severity }) => severity === 'error'),
  }
}

const isByOwnFile = ({ causes }: Review['pages'][number]) =>
  causes.some(({ through }) => through === ownFile)

const errorsFirst = (a: Printed, b: Printed) =>
  Number(b.severity === 'error') - Number(a.severity === 'error')

/** Ignores the line, so that a problem that moved counts as the same. */
const problemKey = ({ file, code, message }: Printed) => JSON.stringify([file, code, message])

const linkKey = ({ page, href }: BrokenLink) => `${page} ${href}`

type Found = {
  base: { folder: string }
  head: { folder: string }
  images: readonly string[]
  next: BuiltSite
  notes: string[]
}

/** Why a page changed: the entries and images that it shows. */
function findCauses({ base, head, images, next, notes }: Found) {
  const [before, after] = [contentOf(base.folder), contentOf(head.folder)]
  let ofContent: ReturnType<typeof contentCauses> = () => []
  /** The files of renamed entries before. */
  let former: string[] = []
  if (before && after) {
    const states = [
      { ...base, content: before },
      { ...head, content: after },
    ] as const
    const changes = changedEntries(...states)
    ofContent = contentCauses(...states, changes)
    former = changes.flatMap(({ before, file }) =>
      before && before.file !== file ? before.file : [],
    )
  } else
    notes.push('No se pudo leer el contenido de la base: falta decir por qué cambió cada página.')
  const causesOf = ({ url, kind }: PageChange): Reason[] => {
    const entries = ofContent(url, kind === 'gone')
    const html = next.pages.get(url)?.html ?? ''
    const shown = images
      .filter((file) => showsImage(html, file))
      .map((file) => ({ file, through: 'la página muestra esta imagen' }))
    return [
      ...entries.filter(({ through }) => through === ownFile),
      ...shown,
      ...entries.filter(({ through }) => through !== ownFile),
    ]
  }
  return { causesOf, former }
}

const contentOf = (folder: string) => ifReadable(() => readContent(join(folder, generatedFolder)))
