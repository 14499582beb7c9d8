import { type BodyRule, type CollectionName, collections } from '../content/collections.ts'
import { templateSlugs } from '../content/schemas/pages.ts'
import { findCutText, lintFields } from './fields/lint-fields.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { findReferences, type Reference } from './fields/walk-schema.ts'
import type { Fields, Locate } from './frontmatter/parse-yaml.ts'
import { type Frontmatter, splitFrontmatter } from './frontmatter/split-frontmatter.ts'
import { findPermits, type Permit } from './permits.ts'
import { flag, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { EntryFile } from './read/list-files.ts'
import { readSource, settledText } from './read/read-source.ts'
import { templateMark } from './template/new-entry.ts'
import { fileStart, lineRangeIn, rangeAt, rangeIn } from './text/range.ts'
import { entryUrl } from './urls/entry-addresses.ts'

/**
 * The fields of one file and what they yield. Depends on the file and the code alone, so it can be
 * cached.
 */
export type EntryFields = {
  /** The fields as written, when some are wrong; most checks still make sense. */
  raw?: Fields
  /** The references in the fields. */
  references: Reference[]
  /** The fields as the schema returns them; absent when some are wrong. */
  data?: Fields
  url?: string
  /** Notes that silence a warning. */
  permits?: Permit[]
  problems: Problem[]
}

/**
 * Takes one file, or its text in an editor, through its own stages. Problems of the content are
 * returned, never thrown.
 *
 * @returns the fields, the body where there is one to compile, and the hash of the file's bytes
 *   unless they are not text
 */
export function readEntry(entry: EntryFile, written?: string) {
  const { collection, slug, file, absolute } = entry
  const source = written === undefined ? readSource(absolute) : settledText(written)
  if ('problem' in source) {
    const url = entryUrl(collection, slug, undefined)
    const fields: EntryFields = { references: [], url, problems: [inFile(file, source.problem)] }
    return { fields, locate: (() => fileStart) as Locate }
  }
  const { schema } = collections[collection]
  const front = splitFrontmatter(source.text)
  const checked =
    front.data === undefined ? { problems: [] } : validateEntry(schema, front.data, front)
  // A body written as a field has been reported with the place where it belongs.
  const isAbove = checked.problems.some((one) => one.code === 'unknown-field' && one.data.isBody)
  const fault = isAbove ? undefined : bodyProblem(entry, front)
  const doubts = front.data
    ? [...lintFields(schema, front.data, front.locate), ...findCutText(source.text, front.locate)]
    : []
  const fields: EntryFields = {
    raw: checked.data === undefined ? front.data : undefined,
    references: findReferences(schema, front.data),
    data: checked.data,
    url: entryUrl(collection, slug, front.data),
    permits: findPermits(source.text, front.closingLine),
    problems: [
      ...front.problems,
      ...checked.problems,
      ...(fault ? [fault] : []),
      ...doubts,
      ...checkTemplateText(source.text),
    ].map((problem) => inFile(file, problem)),
  }
  const text = !fault && front.body.trim() !== '' ? front.body : undefined
  return { fields, text, locate: front.locate, hash: source.hash }
}

/** Reports text left over from `npm run new`: the first occurrence, and how many more there are. */
function checkTemplateText(source: string): LocalProblem[] {
  const at = source.indexOf(templateMark)
  if (at === -1) return []
  const more = source.split(templateMark).length - 2
  const problem = flag(rangeIn(source, at, at + templateMark.length), { code: 'template-text' })
  return [more > 0 ? { ...problem, more } : problem]
}

function bodyProblem({ collection }: EntryFile, front: Frontmatter): LocalProblem | undefined {
  const template = String(front.data?.template)
  const rule = bodyRule(collection, template)
  const blank = front.body.trim() === ''
  if (rule === 'required' && blank && front.closingLine > 1)
    return flag(rangeAt(front.closingLine, 1, 3), { code: 'body-missing', data: { collection } })
  const start = lineRangeIn(front.body, front.body.search(/\S/))
  if (rule === 'required' && !blank && isSilent(front.body))
    return flag(start, { code: 'body-missing', data: { collection, isSilent: true } })
  if (rule !== 'forbidden' || blank) return undefined
  return flag(start, {
    code: 'body-forbidden',
    data: { collection, ...(collections[collection].body === 'by-template' && { template }) },
  })
}

/**
 * What a page does not show as text: comments, definitions of links, and entities, which stand for
 * symbols.
 */
const unseen = /\{\/\*[\s\S]*?\*\/\}|^ {0,3}\[[^\]\n]+\]:.*$|&#?\w+;/gm

/** Whether a body has no letter or digit to read; a long run of symbols is another fault. */
function isSilent(text: string): boolean {
  // Below the last end of a comment, each beginning of one would be searched to the end of the text.
  const end = Math.max(0, text.lastIndexOf('*/}'))
  const finite = text.slice(0, end) + text.slice(end).replaceAll('{/*', '{//')
  return /^[^\p{L}\p{N}]{0,400}$/u.test(finite.replace(unseen, ''))
}

/**
 * Whether an entry must or must not have a body; `undefined` for a page without a known template.
 */
function bodyRule(collection: CollectionName, template: string): BodyRule | undefined {
  const rule = collections[collection].body
  if (rule !== 'by-template') return rule
  if (template === 'text') return 'required'
  return Object.hasOwn(templateSlugs, template) ? 'forbidden' : undefined
}
