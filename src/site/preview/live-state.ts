import { join } from 'node:path'
import type { ContentRun } from '../../compiler/build-content.ts'
import type { Problem } from '../../compiler/problem.ts'
import { type CollectionName, collections } from '../../content/collections.ts'
import type { Entry } from '../../content/entries.ts'
import { type Content, type Indices, readBody, readContent } from '../../content/read-content.ts'
import type { Shown } from './answer.ts'
import { findMoves, type Move } from './moved-pages.ts'
import { shownProblems } from './shown-problems.ts'
import { tellChanges } from './tell-changes.ts'

/** What a run has changed. */
export type Changes = {
  /** Whether there is something new to show. */
  isNew: boolean
  /** For the terminal: what is wrong now, and what is mended. */
  report?: string | undefined
  moves: readonly Move[]
}

/** What the preview shows, kept from run to run. */
export type LiveState = {
  take: (run: ContentRun) => Changes
  shown: () => Shown
}

/**
 * Keeps what the preview shows.
 *
 * @param generated folder of the content's indices
 */
export function openState(root: string, generated: string, color: boolean): LiveState {
  const folder = join(root, generated)
  const moves = new Map<string, Move>()
  let indices: Indices | undefined
  let content: Content | undefined
  let problems: readonly Problem[] = []
  let urls: ReadonlyMap<string, string> = new Map()

  function take(run: ContentRun): Changes {
    const report = tellChanges(run.problems, problems, { root, color })
    problems = run.problems
    urls = run.urls
    const before = indices
    if (!run.content || run.content === before) return { isNew: false, report, moves: [] }
    indices = run.content
    content = { ...indices, readBody: (hash) => readBody(hash, folder) }
    const found = before ? findMoves(before, indices) : []
    for (const move of found) moves.set(move.from, move)
    return { isNew: true, report, moves: found }
  }

  function shown(): Shown {
    // Nothing can be shown yet: what an earlier build wrote is better than that.
    content ??= readContent(folder)
    const pages = new Set(pageUrls(content))
    const missing = [...urls.values(), ...moves.keys()].filter((url) => !pages.has(url))
    const state = { problems: shownProblems(problems, urls), standIns: [...new Set(missing)] }
    return { content, state, moves }
  }
  return { take, shown }
}

const pageUrls = (content: Indices) =>
  (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    // Each list holds the entries of its own collection.
    (content[name] as Entry<CollectionName>[]).flatMap(({ url }) => url ?? []),
  )
