/** The first bytes of a file, decoded as Latin-1, and its format. */
const signatures = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG/, 'png'],
  [/^GIF8/, 'gif'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(?:avif|avis)/s, 'avif'],
  [/^.{4}ftyp(?:hei[cxms]|hevc|mif1|msf1)/s, 'heic'],
  [/^.{4}ftyp|^.E\xdf\xa3/s, 'video'],
  [/^%PDF-/, 'pdf'],
  [/^PK[^\p{L}\s-]/u, 'zip'],
  [/^\xd0\xcf.\xe0/s, 'word'],
  [/^\{\\rtf/, 'rtf'],
  [/^version https:\/\/git-lfs/, 'lfs'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i, 'html'],
] as const

/** The format of a file by its first bytes, whatever its name says. */
export type Signature = (typeof signatures)[number][1] | 'empty'

/**
 * Recognises formats that people save under a wrong name; any other file may be what its name says.
 */
export function signatureOf(bytes: Buffer): Signature | undefined {
  if (bytes.length === 0) return 'empty'
  const beginning = bytes.toString('latin1', 0, 64)
  const found = signatures.find(([pattern]) => pattern.test(beginning))?.[1]
  if (found !== 'zip') return found
  // Word, Pages and LibreOffice pack their documents.
  const packed = bytes.toString('latin1', 0, 2000)
  return /word\/|_rels|\[Content_Types\]|mimetype/.test(packed) ? 'word' : 'zip'
}
