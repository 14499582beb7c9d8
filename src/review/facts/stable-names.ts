/** A file in one of the folders whose names carry a hash of the contents. */
const hashedFile = /\b(assets|_art|_bodies)\/([\w./-]+?)\.(\w+)(?![\w.-])/g

/** A text with the hashes in names of files taken out, and without the versions in addresses. */
export function withoutHashes(text: string): string {
  return text
    .replace(hashedFile, (_, folder: string, name: string, extension: string) => {
      const hash = folder === 'assets' ? /[.-][\w-]{6,8}$/ : /-?[0-9a-z]{5,16}$/
      return `${folder}/${name.replace(hash, '')}.${extension}`
    })
    .replace(/\?v=\w+/g, '')
    .replace(/sha(256|384|512)-[\w+/]+=*/g, 'sha$1-…')
}

/** Whether React made up an id: it tells where an element stands in the tree, and means nothing. */
export function isGeneratedId(id: string): boolean {
  return /^(_[rR]_\w*_|:[rR]\w*:|«\w*»)$/.test(id)
}

/** The class names that somebody wrote, without those that Emotion made. */
export function writtenClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => !/^(css|l)-[0-9a-z]+(-\w+)?$/.test(name))
    .join(' ')
}
