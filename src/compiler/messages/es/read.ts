import { imageExtensions } from '../../../lib/image.ts'
import type { Signature } from '../../read/signature.ts'
import { longestName } from '../../text/file-name.ts'
import { error } from '../entry.ts'
import { allOf, code, didYouMean, quoted } from '../phrase.ts'

const nameFaults = {
  reserved: 'Ese nombre está reservado en Windows.',
  long: `El nombre pasa de ${longestName} caracteres.`,
  signs: 'Un nombre lleva solo minúsculas sin acento, números y guiones sueltos.',
}

/** The names of file formats, by their signature. */
const signatures: Record<Signature, string> = {
  jpg: 'una foto JPG',
  png: 'una imagen PNG',
  gif: 'una imagen GIF',
  webp: 'una imagen WebP',
  avif: 'una imagen AVIF',
  heic: 'una foto HEIC del celular',
  video: 'un video',
  pdf: 'un PDF',
  zip: 'un archivo comprimido',
  word: 'un documento de Word, Pages o LibreOffice',
  rtf: 'un documento RTF (TextEdit o WordPad)',
  html: 'una página HTML',
  lfs: 'solo la referencia de Git LFS, sin el archivo',
  empty: 'un archivo vacío (0 bytes)',
}

const rename = (name: string) => `Nómbralo ${name}`

/** What to do with a file whose content is not Markdown, whatever its name. */
function foreignFile(extension: string): string | undefined {
  const kind = extension.toLowerCase()
  if (imageExtensions.includes(kind)) return 'Muévelo a content/images.'
  return /^(?:docx?|odt|pdf|rtf|pages|gdoc|html?)$/.test(kind)
    ? 'Copia su texto a un archivo .mdx y borra este.'
    : undefined
}

/** Files that cannot be read, and files in content/ that do not belong there. */
export const read = {
  'content-missing': error({
    message: 'No encuentro la carpeta content.',
    hint: 'Recupérala del historial de Git.',
    bad: '(sin carpeta content/)',
    good: 'content/',
  }),
  'unknown-folder': error<{ name: string; folders: string[]; proposal?: string }>({
    message: ({ name }) => `${code(name)} no es una carpeta de contenido.`,
    hint: ({ folders, proposal }) => didYouMean(proposal, code) ?? `Carpetas: ${allOf(folders)}.`,
    example: { name: 'blogs', folders: ['blog'] },
    bad: 'content/blogs/hola.mdx',
    good: 'content/blog/hola.mdx',
  }),
  'unknown-file': error<{ isSettings: boolean; isText: boolean }>({
    message: 'Este archivo no va directamente en content/.',
    hint: ({ isSettings, isText }) =>
      isSettings
        ? 'Los ajustes del sitio se llaman content/site.yaml.'
        : !isText
          ? 'Bórralo, o guárdalo fuera de content/.'
          : 'Muévelo a la carpeta de su colección, p. ej. content/blog/.',
    bad: 'content/hola.mdx',
    good: 'content/blog/hola.mdx',
  }),
  'unknown-extension': error<{ folder: string; extension: string; better?: string }>({
    message: ({ folder, extension }) => {
      if (folder === 'images') return 'Este archivo no es una imagen que el sitio publique.'
      return extension
        ? `Los archivos de content/${folder} terminan en .mdx, no en .${extension}.`
        : 'Al nombre le falta la terminación .mdx.'
    },
    hint: ({ folder, extension, better = '' }) => {
      if (extension === 'icloud') return 'Está en iCloud y aquí no: descárgalo en el Finder.'
      if (folder !== 'images') return foreignFile(extension) ?? rename(better)
      return /^hei[cf]$/i.test(extension)
        ? 'Expórtala como jpg.'
        : `Terminaciones: ${allOf(imageExtensions)}.`
    },
    example: { folder: 'blog', extension: 'md', better: 'hola.mdx' },
    bad: 'content/blog/hola.md',
    good: 'content/blog/hola.mdx',
  }),
  'nested-folder': error<{ collection: string }>({
    message: ({ collection }) => `content/${collection} no lleva carpetas adentro.`,
    hint: ({ collection }) =>
      `Mueve sus archivos a content/${collection}/, y las imágenes a content/images/.`,
    example: { collection: 'blog' },
    bad: 'content/blog/2025/hola.mdx',
    good: 'content/blog/hola.mdx',
  }),
  'file-name': error<{ fault: keyof typeof nameFaults; better: string }>({
    message: ({ fault }) => nameFaults[fault],
    hint: ({ better }) => rename(better),
    example: { fault: 'signs', better: 'mi-nota.mdx' },
    bad: 'content/blog/Mi Nota.mdx',
    good: 'content/blog/mi-nota.mdx',
  }),
  'copied-file': error<{ original: string }>({
    message: ({ original }) => `Parece una copia de ${code(original)}.`,
    hint: 'Si sobra, bórrala. Si es otro texto, ponle el nombre que quieras ver en su dirección.',
    example: { original: 'nota.mdx' },
    bad: 'content/blog/nota - copia.mdx',
    good: 'content/blog/nota.mdx',
  }),
  'foreign-file': error<{ kind: Signature; extension: string }>({
    message: ({ kind, extension }) =>
      `Esto es ${signatures[kind]}, aunque su nombre termine en .${extension}.`,
    hint: ({ kind, extension }) => {
      if (kind === 'lfs') return 'Descarga el archivo con «git lfs pull».'
      const isImage = imageExtensions.includes(extension)
      if (imageExtensions.includes(kind))
        return isImage
          ? `Cambia la terminación a .${kind}.`
          : `Muévelo a content/images con la terminación .${kind}.`
      if (!isImage)
        return `Abre el documento, copia su texto a un archivo de texto y guárdalo como .${extension}.`
      return kind === 'empty' ? 'Guarda la imagen de nuevo.' : 'Expórtalo como jpg, png o webp.'
    },
    example: { kind: 'rtf', extension: 'mdx' },
    bad: 'Un documento de TextEdit con el nombre nota.mdx.',
    good: 'Un archivo de puro texto con el nombre nota.mdx.',
  }),
  'not-a-file': error({
    message: 'Esto no es un archivo ni una carpeta de content/, así que no lo abro.',
    hint: 'Si es un enlace simbólico, pon en su lugar los archivos mismos; si no, bórralo.',
    bad: 'content/blog/hola.mdx → ../../notas/hola.mdx',
    good: 'content/blog/hola.mdx',
  }),
  'file-unreadable': error<{ isFolder?: boolean; isForbidden?: boolean }>({
    message: ({ isFolder }) =>
      isFolder ? 'No tengo permiso para leer esta carpeta.' : 'No pude leer este archivo.',
    hint: ({ isForbidden }) => (isForbidden ? 'Revisa sus permisos.' : undefined),
    example: {},
    bad: 'content/blog/hola.mdx (sin permiso de lectura)',
    good: 'content/blog/hola.mdx (que todos pueden leer)',
  }),
  'file-too-large': error<{ megabytes: string }>({
    message: ({ megabytes }) => `El archivo pesa ${megabytes} MB; el máximo es 1 MB.`,
    hint: 'Divide el texto, y pon las imágenes como archivos en content/images.',
    example: { megabytes: '1.5' },
    bad: 'Un artículo de 1.5 MB con una imagen pegada en el texto.',
    good: '![Lo que se ve](/images/foto.jpg)',
  }),
  encoding: error<{ isBinary: boolean; garbled?: { written: string; meant: string } }>({
    message: ({ isBinary, garbled }) => {
      if (garbled)
        return `Este archivo se guardó con otra codificación: ${quoted(garbled.written)} es una ${quoted(garbled.meant)}.`
      return isBinary
        ? 'Este archivo no es texto, o se guardó en UTF-16.'
        : 'Este carácter no se puede leer: el archivo no está guardado en UTF-8.'
    },
    hint: ({ garbled }) =>
      garbled
        ? 'Se arregla entero con «npm run check -- --fix».'
        : 'En tu editor elige «Guardar como» y la codificación UTF-8.',
    example: { isBinary: false },
    bad: 'Una «ó» guardada en Windows-1252.',
    good: 'La misma «ó» guardada en UTF-8.',
  }),
  'git-conflict': error({
    message: 'Quedó una marca de conflicto de Git: aquí hay dos versiones del texto.',
    hint: 'Deja lo que valga de cada una (de una lista, los renglones de las dos) y borra las líneas <<<<<<<, ======= y >>>>>>>. Si es un ejemplo, ponlo en un bloque ```text.',
    bad: '<<<<<<< HEAD\nUn texto.\n=======\nOtro texto.\n>>>>>>> rama',
    good: 'Un texto.',
  }),
}
