import type { Fault } from '../problem.ts'
import { isLocal, pageOfFile } from '../text/addresses.ts'
import { fold } from '../text/nearest.ts'
import { slugify } from '../text/slugify.ts'
import { yamlText } from '../text/yaml-text.ts'
import type { Subject } from './check-type.ts'
import { dayFault } from './date.ts'
import { imagePathFault } from './image-path.ts'

/** The fault of a string that violates a format; the schemas name the formats. */
export function formatFault(format: string, { name, value, schema }: Subject): Fault {
  const text = typeof value === 'string' ? value.slice(0, 300) : ''
  const description = schema?.description
  switch (format) {
    case 'date':
      return { code: 'invalid-date', ...dayFault(text) }
    case 'url':
      return webAddressFault(name, text)
    case 'email':
      return { code: 'invalid-address', data: { name, written: text, fault: 'email' } }
    case 'image-path':
      return imagePathFault(text)
    case 'site-path':
      return sitePathFault(text)
    case 'identifier':
      return {
        code: 'identifier',
        data: { name, description },
        // Nothing would be left of an emoji.
        repair: /[a-z0-9]/i.test(fold(text)) ? yamlText(slugify(text)) : undefined,
      }
    default:
      return { code: 'wrong-value', data: { name, description } }
  }
}

function webAddressFault(name: string, written: string): Fault {
  const fault = (fault: 'scheme' | 'local' | 'phone' | 'form', repair?: string): Fault => ({
    code: 'invalid-address',
    data: { name, written, fault },
    repair: repair && yamlText(repair),
  })
  if (/^(?:javascript|data|vbscript|file):/i.test(written)) return fault('scheme')
  const bare = written.trim().replace(/^(?:https?:?\/{0,2}|\/\/)/i, '')
  if (isLocal(bare)) return fault('local')
  if (name === 'whatsapp' && /^\+?[\d\s()-]{8,}$/.test(bare))
    return fault('phone', `https://wa.me/${bare.replace(/\D/g, '')}`)
  const looksRight = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(bare)
  return fault('form', looksRight ? `https://${bare}` : undefined)
}

function sitePathFault(text: string): Fault {
  if (/^(?:https?:)?\/\//i.test(text)) return { code: 'site-path', data: { fault: 'address' } }
  if (/^[a-z]+:/i.test(text)) return { code: 'site-path', data: { fault: 'scheme' } }
  const path = text.trim().replace(/^[./]+|\/+$/g, '')
  const page = pageOfFile(text) ?? `/${path.split(/\s+/).join('-')}`
  return { code: 'site-path', data: { fault: 'form' }, repair: yamlText(page) }
}
