import { readFileSync } from 'node:fs'
import { filesBelow } from '../../src/lib/files-below.js'
import { urlOfFile } from '../../src/site/built-site.ts'
import { dist } from './dist.ts'

/** One HTML file of the built site. */
export type BuiltPage = { file: string; url: string; html: string }

/** Every page in dist/, redirects of former addresses included; demos have a shell of their own. */
export function builtPages(): BuiltPage[] {
  return filesBelow(dist)
    .filter((file) => file.endsWith('.html') && !file.startsWith('demos/'))
    .map((file) => ({
      file,
      url: urlOfFile(file),
      html: readFileSync(`${dist}/${file}`, 'utf8'),
    }))
}

/** Whether a page only sends visitors on to another address. */
export const isRedirect = ({ html }: BuiltPage) => html.includes('http-equiv="refresh"')

/** Values of an attribute in a page, entities resolved. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const markup = html.replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g')
  return [...markup.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
}
