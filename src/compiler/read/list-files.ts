import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type CollectionName, collections } from '../../content/collections.ts'
import { pictureEndings } from '../../lib/picture-path.ts'
import { didYouMean } from '../fields/nearest.ts'
import { allOf, code, printable, shorten } from '../fields/phrase.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { kindOf, oddities } from './file-kind.ts'
import { freeName, isIgnored, nameFault, slugify } from './file-name.ts'

/** A file of a collection, found but not yet read. */
export type EntryFile = { collection: CollectionName; slug: string; file: string; absolute: string }

/** A picture; `src` is its public path, e.g. `/images/foto.svg`. */
export type ImageFile = { src: string; file: string; absolute: string }

export type FileList = {
  site?: { file: string; absolute: string }
  entries: EntryFile[]
  images: ImageFile[]
  diagnostics: Diagnostic[]
}

const names = Object.keys(collections)
const deepest = 5

/** Lists what lies under content/, in a stable order, and reports what does not belong there. */
export async function listFiles(root: string): Promise<FileList> {
  const list: FileList = { entries: [], images: [], diagnostics: [] }
  const report = (file: string, kind: string, message: string, hint?: string) =>
    list.diagnostics.push({
      code: kind,
      severity: 'error',
      file: printable(shorten(file, 240)),
      line: 1,
      column: 1,
      message,
      hint,
    })
  const content = await realpath(join(root, 'content')).catch(() => undefined)
  if (content === undefined) {
    report('content', 'content-missing', 'No encuentro la carpeta content.')
    return list
  }

  /** What can be read below a folder; the rest is reported. */
  async function children(folder: string): Promise<{ name: string; kind: 'file' | 'folder' }[]> {
    const found = await readdir(join(content as string, folder), { withFileTypes: true }).catch(
      () => undefined,
    )
    if (!found) {
      report(`content/${folder}`, 'file-unreadable', 'No tengo permiso para leer esta carpeta.')
      return []
    }
    const children: { name: string; kind: 'file' | 'folder' }[] = []
    for (const item of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isIgnored(item.name)) continue
      const kind = await kindOf(item, join(content as string, folder), content as string)
      if (kind === 'file' || kind === 'folder') children.push({ name: item.name, kind })
      else {
        const { code, message, hint } = oddities[kind]
        report(pathOf(folder, item.name), code, message, hint)
      }
    }
    return children
  }

  for (const { name, kind } of await children('')) {
    if (kind === 'file') addRootFile(name)
    else if (name === 'images') await addImages('images', 1)
    else if (names.includes(name)) await addCollection(name as CollectionName)
    else
      report(
        pathOf('', name),
        'unknown-folder',
        `${code(name)} no es una carpeta de contenido.`,
        didYouMean(name, [...names, 'images'], code) ?? `Carpetas: ${allOf(names)}.`,
      )
  }

  function addRootFile(name: string) {
    if (name === 'site.yaml') {
      list.site = { file: 'content/site.yaml', absolute: join(content as string, name) }
      return
    }
    report(
      pathOf('', name),
      'unknown-file',
      'Este archivo no va directamente en content/.',
      /^site\.ya?ml$/i.test(name)
        ? 'Los ajustes del sitio se llaman content/site.yaml.'
        : 'Muévelo a la carpeta de su colección, p. ej. content/blog/.',
    )
  }

  async function addCollection(collection: CollectionName) {
    const found = await children(collection)
    const taken = new Set(found.map(({ name }) => name))
    for (const { name, kind } of found) {
      const file = pathOf(collection, name)
      if (kind === 'folder') {
        report(
          file,
          'nested-folder',
          `content/${collection} no lleva carpetas adentro.`,
          `Mueve sus archivos a content/${collection}/.`,
        )
        continue
      }
      const extension = /\.[^.]*$/.exec(name)?.[0] ?? ''
      const slug = name.slice(0, name.length - extension.length)
      if (extension !== '.mdx') {
        report(
          file,
          'unknown-extension',
          extension
            ? `Los archivos de content/${collection} terminan en .mdx, no en ${extension}.`
            : `Al nombre le falta la terminación .mdx.`,
          foreignHint(extension) ??
            rename(freeName(slugify((slug || name).replace(/\.mdx?$/i, '')), 'mdx', taken)),
        )
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
        else report(file, 'nested-folder', 'Hay demasiadas carpetas una dentro de otra.')
        continue
      }
      const [, stem = name, extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? []
      if (!pictureEndings.includes(extension.toLowerCase()))
        report(
          file,
          'unknown-extension',
          'Este archivo no es una imagen que el sitio publique.',
          `Terminaciones: ${allOf(pictureEndings)}.`,
        )
      else {
        const better = freeName(slugify(stem), extension.toLowerCase(), taken)
        if (extension !== extension.toLowerCase() && !nameFault(stem))
          report(file, 'file-name', 'La terminación va en minúsculas.', rename(better))
        else checkName(file, stem, better)
        const absolute = join(content as string, folder, name)
        list.images.push({ src: `/${folder}/${name}`, file, absolute })
      }
    }
  }

  function checkName(file: string, name: string, better: string) {
    const fault = nameFault(name)
    if (fault) report(file, 'file-name', `El nombre ${fault}.`, rename(better))
  }

  return list
}

const rename = (name: string) => `Nómbralo ${name}`

/** What to do with a file whose content is no Markdown under another name. */
function foreignHint(extension: string): string | undefined {
  const kind = extension.slice(1).toLowerCase()
  if (pictureEndings.includes(kind)) return 'Muévelo a content/images.'
  return /^(?:docx?|odt|pdf|rtf|pages|html?)$/.test(kind)
    ? 'Copia su texto a un archivo .mdx y borra este.'
    : undefined
}

const pathOf = (folder: string, name: string) => `content/${folder ? `${folder}/` : ''}${name}`
