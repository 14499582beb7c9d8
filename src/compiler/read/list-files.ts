import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type CollectionName, collections } from '../../content/collections.ts'
import { pictureEndings } from '../../lib/picture-path.ts'
import { type Cause, error, inFile, type Problem } from '../problem.ts'
import { wordsFile } from '../spelling/own-words.ts'
import { nearest } from '../text/nearest.ts'
import { printable, shorten } from '../text/printable.ts'
import { fileStart } from '../text/range.ts'
import { slugify } from '../text/slugify.ts'
import { lockFile } from '../urls/urls-lock.ts'
import { kindOf, oddKinds } from './file-kind.ts'
import { copiedName, freeName, isIgnored, type NameFault, nameFault } from './file-name.ts'

/** A file of a collection, found but not yet read. */
export type EntryFile = { collection: CollectionName; slug: string; file: string; absolute: string }

/** A picture; `src` is its public path, e.g. `/images/foto.svg`. */
export type ImageFile = { src: string; file: string; absolute: string }

export type FileList = {
  site?: { file: string; absolute: string }
  /** What the owner has promised. */
  promises?: { file: string; absolute: string }
  /** The list of public addresses. */
  urls?: { file: string; absolute: string }
  entries: EntryFile[]
  images: ImageFile[]
  problems: Problem[]
}

const names = Object.keys(collections)
const deepest = 5

/** Lists what lies under content/, in a stable order, and reports what does not belong there. */
export async function listFiles(root: string): Promise<FileList> {
  const list: FileList = { entries: [], images: [], problems: [] }
  const report = (file: string, cause: Cause) =>
    list.problems.push(inFile(printable(shorten(file, 240)), error(fileStart, cause)))
  const content = await realpath(join(root, 'content')).catch(() => undefined)
  if (content === undefined) {
    report('content', { code: 'content-missing' })
    return list
  }

  /** What can be read below a folder; the rest is reported. */
  async function children(folder: string): Promise<{ name: string; kind: 'file' | 'folder' }[]> {
    const found = await readdir(join(content as string, folder), { withFileTypes: true }).catch(
      () => undefined,
    )
    if (!found) {
      report(`content/${folder}`, { code: 'file-unreadable', data: { isFolder: true } })
      return []
    }
    const children: { name: string; kind: 'file' | 'folder' }[] = []
    for (const item of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isIgnored(item.name)) continue
      const kind = await kindOf(item, join(content as string, folder), content as string)
      if (kind === 'file' || kind === 'folder') children.push({ name: item.name, kind })
      else report(pathOf(folder, item.name), { code: oddKinds[kind] })
    }
    return children
  }

  for (const { name, kind } of await children('')) {
    if (kind === 'file') addRootFile(name)
    else if (name === 'images') await addImages('images', 1)
    else if (names.includes(name)) await addCollection(name as CollectionName)
    else
      report(pathOf('', name), {
        code: 'unknown-folder',
        data: { name, folders: names, proposal: nearest(name, [...names, 'images']) },
      })
  }

  function addRootFile(name: string) {
    if (name === 'site.yaml') {
      list.site = { file: 'content/site.yaml', absolute: join(content as string, name) }
      return
    }
    if (name === 'promesas.yaml') {
      list.promises = { file: `content/${name}`, absolute: join(content as string, name) }
      return
    }
    if (name === 'urls.lock') {
      list.urls = { file: lockFile, absolute: join(content as string, name) }
      return
    }
    if (`content/${name}` === wordsFile) return
    report(pathOf('', name), {
      code: 'unknown-file',
      data: { isSettings: /^site\.ya?ml$/i.test(name), isText: /\.mdx?$/i.test(name) },
    })
  }

  async function addCollection(collection: CollectionName) {
    const found = await children(collection)
    const taken = new Set(found.map(({ name }) => name))
    for (const { name, kind } of found) {
      const file = pathOf(collection, name)
      if (kind === 'folder') {
        report(file, { code: 'nested-folder', data: { collection } })
        continue
      }
      const extension = /\.[^.]*$/.exec(name)?.[0] ?? ''
      const slug = name.slice(0, name.length - extension.length)
      if (isLeftover(file, slug, extension)) continue
      if (extension !== '.mdx') {
        const better = freeName(slugify((slug || name).replace(/\.mdx?$/i, '')), 'mdx', taken)
        report(file, {
          code: 'unknown-extension',
          data: { folder: collection, extension, better },
        })
        continue
      }
      checkName(file, slug, freeName(slugify(slug), 'mdx', taken))
      if (slug === '') continue
      list.entries.push({
        collection,
        slug,
        file,
        absolute: join(content as string, collection, name),
      })
    }
  }

  async function addImages(folder: string, depth: number): Promise<void> {
    const found = await children(folder)
    const taken = new Set(found.map(({ name }) => name))
    for (const { name, kind } of found) {
      const file = pathOf(folder, name)
      if (kind === 'folder') {
        checkName(file, name, slugify(name))
        if (depth < deepest) await addImages(`${folder}/${name}`, depth + 1)
        else report(file, { code: 'nested-folder' })
        continue
      }
      const [, stem = name, extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? []
      if (isLeftover(file, stem, `.${extension}`)) continue
      if (!pictureEndings.includes(extension.toLowerCase()))
        report(file, { code: 'unknown-extension', data: { folder: 'images', ending: extension } })
      else {
        const better = freeName(slugify(stem), extension.toLowerCase(), taken)
        if (extension !== extension.toLowerCase() && !nameFault(stem))
          reportName(file, 'extension-capitals', better)
        else checkName(file, stem, better)
        const absolute = join(content as string, folder, name)
        list.images.push({ src: `/${folder}/${name}`, file, absolute })
      }
    }
  }

  /** Copies and placeholders of sync programs, which are told to go. */
  function isLeftover(file: string, stem: string, extension: string): boolean {
    const original = copiedName(stem)
    if (extension === '.icloud') report(file, { code: 'not-downloaded' })
    else if (original !== undefined)
      report(file, { code: 'copied-file', data: { original: shorten(original) + extension } })
    return extension === '.icloud' || original !== undefined
  }

  function checkName(file: string, name: string, better: string) {
    const fault = nameFault(name)
    if (fault) reportName(file, fault, better)
  }

  function reportName(file: string, fault: NameFault, better: string) {
    report(file, { code: 'file-name', data: { fault, better } })
  }

  return list
}

const pathOf = (folder: string, name: string) => `content/${folder ? `${folder}/` : ''}${name}`
