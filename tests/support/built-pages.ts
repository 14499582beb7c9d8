import { readFileSync } from 'node:fs'
import { filesBelow } from '../../src/lib/files-below.js'
import { withoutBase } from '../../src/lib/site-path.ts'
import { urlOfFile } from '../../src/site/built-site.ts'
import { dist } from './dist.ts'
import { basePath } from './site-content.ts'

type BuiltPage = { file: string; url: string; html: string }

const built: readonly BuiltPage[] = filesBelow(dist)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    url: urlOfFile(file),
    html: readFileSync(`${dist}/${file}`, 'utf8'),
  }))

export const demos = built.filter(({ file }) => file.startsWith('demos/'))

/** Every HTML file in dist/, redirects of former addresses included; demos have a shell of their own. */
export const htmlFiles = built.filter((page) => !demos.includes(page))

/** Files that only redirect visitors to another address. */
export const redirects = htmlFiles.filter(({ html }) => html.includes('http-equiv="refresh"'))

export const pages = htmlFiles.filter((page) => !redirects.includes(page))

/** Values of an attribute in a page, entities resolved, paths without the base. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const markup = html.replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g')
  return [...markup.matchAll(pattern)].map(([, value = '']) =>
    withoutBase(
      basePath,
      value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
    ),
  )
}
