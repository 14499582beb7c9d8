import { join } from 'node:path'
import type { Printed } from '../compiler/report/printed.ts'
import { lockFile } from '../compiler/urls/urls-lock.ts'
import { readContent } from '../content/read-content.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { missingFrom } from '../lib/missing-from.ts'
import { type BrokenLink, brokenLinks } from './broken-links.ts'
import { type BuiltSite, readBuiltSite } from './built-pages.ts'
import { changedEntries, changedFiles, textOf } from './changed-entries.ts'
import { codeCauses } from './code-causes.ts'
import { comparePages, type PageChange } from './compare-pages.ts'
import { contentCauses, ownFile, type Reason } from './content-causes.ts'
import { type Change, lineDifferences } from './line-differences.ts'
import type { TwoStates } from './two-states.ts'

/** Everything that a reviewer is told, before it is written down. */
export type Review = {
  /** The commit that was compared with, when there is one. */
  commit?: string
  /** Whether the newer state could be built. */
  isBuilt: boolean
  /** In Spanish: what could not be compared. */
  notes: string[]
  /** Those whose own file changed come first. */
  pages: (PageChange & { causes: Reason[] })[]
  /** All pages of the newer state. */
  pageCount: number
  problems: { added: Printed[]; mended: Printed[] }
  links: { broken: BrokenLink[]; mended: BrokenLink[] }
  /** Lines that differ in the lists of what was promised: facts, and addresses that stay. */
  promises: { file: string; changes: Change[] }[]
  /** Changed files of code, and of pictures, files that are published as they are, and texts that no page has for a cause. */
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
  const old = base?.dist ? readBuiltSite(base.dist) : undefined
  const next = head.dist ? readBuiltSite(head.dist, old) : undefined
  const review: Review = {
    commit: base?.commit,
    isBuilt: next !== undefined,
    notes: said,
    pages: [],
    pageCount: next?.pages.size ?? 0,
    problems,
    links: { broken: next ? brokenLinks(next) : [], mended: [] },
    promises: [],
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
  const shownPictures = pictures.map((file) => file.slice(imagesFolder.length))
  const pages = comparePages(old, next, shownPictures).map((change) => ({
    ...change,
    causes: causesOf(change),
  }))
  return {
    ...review,
    pages: [...pages.filter(isByOwnFile), ...pages.filter((page) => !isByOwnFile(page))],
    promises: promiseChanges(base.folder, head.folder),
    links: {
      broken: missingFrom(before, review.links.broken, linkKey),
      mended: missingFrom(review.links.broken, before, linkKey),
    },
    code,
    files: [
      ...pictures,
      ...unnamedTexts(base.folder, head.folder, pages),
      ...changedFiles(base.folder, head.folder, 'public'),
    ],
  }
}

const isByOwnFile = ({ causes }: Review['pages'][number]) =>
  causes.some(({ through }) => through === ownFile)

/** Changed files of content that nothing else in the review names: drafts, what was left out of a list and deleted. */
function unnamedTexts(base: string, head: string, pages: Review['pages']): string[] {
  const named = new Set(pages.flatMap(({ causes }) => causes.map(({ file }) => file)))
  return changedFiles(base, head, 'content').filter(
    (file) => !file.startsWith(imagesFolder) && !listsOfPromises.includes(file) && !named.has(file),
  )
}

const listsOfPromises = ['content/promesas.yaml', lockFile]

/** Addresses that are only new are those of new pages and headings. */
function promiseChanges(base: string, head: string): Review['promises'] {
  return listsOfPromises.flatMap((file) => {
    const linesIn = (folder: string) => (textOf(folder, file) ?? '').split('\n')
    const changes = lineDifferences(linesIn(base), linesIn(head)).filter(
      ({ removed }) => file !== lockFile || removed.length > 0,
    )
    return changes.length > 0 ? [{ file, changes }] : []
  })
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
  return ({ url, kind, route, hasOtherTexts, before, after }: PageChange): Reason[] => {
    const entries = ofContent(url, kind === 'gone')
    const html = next.pages.get(url)?.html ?? ''
    const shown = pictures
      .filter((file) => html.includes(file.slice(imagesFolder.length)))
      .map((file) => ({ file, through: 'la página muestra esta imagen' }))
    const made = before && after ? ofCode(route, hasOtherTexts) : []
    const isUnknown = entries.length + shown.length + made.length === 0
    const through = isUnknown
      ? 'no se encontró qué la cambia; pudo ser este código'
      : 'código con el que se hace la página'
    return [
      ...entries.filter(({ through }) => through === ownFile),
      ...shown,
      ...entries.filter(({ through }) => through !== ownFile),
      ...(isUnknown ? code : made).map((file) => ({ file, through })),
    ]
  }
}

const contentOf = (folder: string) =>
  ifReadable(() => readContent(join(folder, 'src/content/generated')))
