const text = (type: string) => `${type}; charset=utf-8`

/**
 * The content types that every host should send, by the end of the file name; the first match
 * counts.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  'feed.json': text('application/feed+json'),
  'opensearch.xml': text('application/opensearchdescription+xml'),
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.json': text('application/json'),
  // Feeds too: with a type of their own, browsers would show their source, or offer to save it.
  '.xml': text('application/xml'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The type of all other files, which are binary or only for their own program. */
export const otherType = 'application/octet-stream'

export function contentTypeOf(file: string): string {
  const [, type] =
    Object.entries(contentTypes).find(([end]) =>
      end.startsWith('.') ? file.endsWith(end) : `/${file}`.endsWith(`/${end}`),
    ) ?? []
  return type ?? otherType
}
