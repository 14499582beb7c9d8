import { type Dirent, readdirSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CollectionName, collectionNames, isCollection } from '../../content/collections.ts'
import { promisesFile } from '../../content/schemas/promises.ts'
import { siteFile } from '../../content/schemas/site.ts'
import { compare } from '../../lib/compare.ts'
import { fileInside } from '../../lib/file-inside.ts'
import { ifReadable } from '../../lib/if-readable.ts'
import { imageExtensions } from '../../lib/image.ts'
import { type Fault, flag, inFile, type Problem } from '../problem.ts'
import { wordsFile } from '../spelling/own-words.ts'
import { copiedName, freeName, isIgnored, nameFault, slugify } from '../text/file-name.ts'
import { nearest } from '../text/nearest.ts'
import { printable, shorten } from '../text/printable.ts'
import { fileStart } from '../text/range.ts'
import { lockFile } from '../urls/urls-lock.ts'

/** A file by its path from the root, e.g. `content/blog/hola.mdx`, and its absolute path. */
export type SourceFile = { file: string; absolute: string }

/** A file of a collection, found but not yet read. */
export type EntryFile = SourceFile & { collection: CollectionName; slug: string }

/** An image; `src` is its public path, e.g. `/images/foto.svg`. */
export type ImageFile = SourceFile & { src: string }

type FileList = {
  site?: SourceFile
  /** The file with the owner's promises. */
  promises?: SourceFile
  /** The list of public addresses. */
  urls?: SourceFile
  entries: EntryFile[]
  images: ImageFile[]
  problems: Problem[]
}

/** Lists the files under content/ in a stable order, and reports those that do not belong there. */
export function listFiles(root: string): FileList {
  const list: FileList = { entries: [], images: [], problems: [] }
  const report = (file: string, fault: Fault) =>
    list.problems.push(inFile(printable(shorten(file, 240)), flag(fileStart, fault)))
  const content = ifReadable(() => realpathSync(join(root, 'content')))
  if (content === undefined) {
    report('content', { code: 'content-missing' })
    return list
  }
  const source = (file: string): SourceFile => ({
    file,
    absolute: join(content, file.slice('content/'.length)),
  })

  /** The readable children of a folder; the others are reported. */
  function children(folder: string): { name: string; file: string; isFolder: boolean }[] {
    const { absolute } = source(folder)
    const found = ifReadable(() => readdirSync(absolute, { withFileTypes: true }))
    if (!found) report(folder, { code: 'file-unreadable', data: { isFolder: true } })
    const sorted = (found ?? []).sort((a, b) => compare(a.name, b.name))
    return sorted.flatMap((item) => {
      const { name } = item
      const file = `${folder}/${name}`
      if (isIgnored(name)) return []
      const kind = kindOf(item, absolute, content as string)
      if (kind) return { name, file, isFolder: kind === 'folder' }
      report(file, { code: 'not-a-file' })
      return []
    })
  }

  for (const { name, file, isFolder } of children('content')) {
    if (!isFolder) addRootFile(name, file)
    else if (name === 'images') addImages(file)
    else if (isCollection(name)) addCollection(name, file)
    else {
      const proposal = nearest(name, [...collectionNames, 'images'])
      report(file, { code: 'unknown-folder', data: { name, folders: collectionNames, proposal } })
    }
  }

  function addRootFile(name: string, file: string) {
    if (file === siteFile) list.site = source(file)
    else if (file === promisesFile) list.promises = source(file)
    else if (file === lockFile) list.urls = source(file)
    else if (file !== wordsFile)
      report(file, {
        code: 'unknown-file',
        data: { isSettings: /^site\.ya?ml$/i.test(name), isText: /\.mdx?$/i.test(name) },
      })
  }

  function addCollection(collection: CollectionName, folder: string) {
    const found = children(folder)
    const taken = new Set(found.map(({ name }) => name))
    for (const { name, file, isFolder } of found)
      if (isFolder) report(file, { code: 'nested-folder', data: { collection } })
      else addEntry(collection, name, file, taken)
  }

  function addEntry(collection: CollectionName, name: string, file: string, taken: Set<string>) {
    const extension = /\.[^.]*$/.exec(name)?.[0] ?? ''
    const slug = name.slice(0, name.length - extension.length)
    if (isLeftover(file, slug, extension)) return
    if (extension === '.mdx') {
      checkName(file, slug, () => freeName(slugify(slug), 'mdx', taken))
      if (slug !== '') list.entries.push({ collection, slug, ...source(file) })
    } else {
      const better = freeName(slugify((slug || name).replace(/\.mdx?$/i, '')), 'mdx', taken)
      const data = { folder: collection, extension: extension.slice(1), better }
      report(file, { code: 'unknown-extension', data })
    }
  }

  function addImages(folder: string) {
    const found = children(folder)
    const taken = new Set(found.map(({ name }) => name))
    for (const { name, file, isFolder } of found) {
      if (isFolder) {
        checkName(file, name, () => slugify(name))
        addImages(file)
      } else addImage(name, file, taken)
    }
  }

  function addImage(name: string, file: string, taken: Set<string>) {
    const [, stem = name, extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? []
    const lower = extension.toLowerCase()
    if (isLeftover(file, stem, name.slice(stem.length))) return
    if (imageExtensions.includes(lower)) {
      const isLower = extension === lower
      checkName(file, stem, () => freeName(slugify(stem), lower, taken), isLower)
      list.images.push({ src: file.slice('content'.length), ...source(file) })
    } else {
      report(file, { code: 'unknown-extension', data: { folder: 'images', extension } })
    }
  }

  /** Reports copies, which are to be removed. */
  function isLeftover(file: string, stem: string, extension: string): boolean {
    const original = copiedName(stem)
    if (original !== undefined)
      report(file, { code: 'copied-file', data: { original: shorten(original) + extension } })
    return original !== undefined
  }

  /** @param better finds another name, called only when one is needed */
  function checkName(file: string, name: string, better: () => string, isLower = true) {
    const fault = nameFault(name) ?? (isLower ? undefined : 'signs')
    if (fault) report(file, { code: 'file-name', data: { fault, better: better() } })
  }

  return list
}

/** The entry that a path stands for, whether the file exists or not. */
export function entryFileAt(root: string, file: string): EntryFile | undefined {
  const [, collection = ''] = /^content\/([^/]+)\/[^/]+\.mdx$/.exec(file) ?? []
  if (!isCollection(collection)) return undefined
  return { collection, slug: basename(file, '.mdx'), file, absolute: join(root, file) }
}

/**
 * The kind of an item that may be opened; a symbolic link counts as the file that it points to.
 * `undefined` for anything outside `content`, linked folders, pipes, devices and sockets.
 */
function kindOf(item: Dirent, folder: string, content: string): 'file' | 'folder' | undefined {
  if (item.isFile()) return 'file'
  if (item.isDirectory()) return 'folder'
  // A broken link leads to no file, and neither does one that leads in a circle.
  const isLink = item.isSymbolicLink()
  return isLink && fileInside(content, join(folder, item.name)) ? 'file' : undefined
}
