import { CacheProvider, css } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Footer } from '../app/Footer.tsx'
import { footerKey, footers } from '../app/footers.ts'
import { Layout } from '../app/Layout.tsx'
import { TableOfContents } from '../components/TableOfContents.tsx'
import { fnv1a32 } from '../lib/random.ts'
import { withBase } from '../lib/site-path.ts'
import { proseStyles } from '../mdx/prose-styles.ts'
import { AuthorCard } from '../pages/article/AuthorCard.tsx'
import { Further } from '../pages/article/Further.tsx'
import { Neighbours } from '../pages/article/Neighbours.tsx'
import { laterCss } from '../theme/root-css.ts'
import { collectingCache, rulesIn, rulesOf } from './collect-rules.ts'

const base = import.meta.env.BASE_URL

/** Class of a text's element, by its name in Emotion's cache. */
export const proseName = css`${proseStyles}`.name

const heading = { id: '', text: '' }
const link = { url: '/', title: '' }
const teaser = { slug: '', url: '/', title: '', category: '', minutes: 1, cover: '' } as const

/** The rule of a teaser that has no drawing; pages bring those of their own. */
const ofNoDrawing = /url\(\)/

/** What surrounds every page, and what ends every article. */
function Later() {
  return (
    <Layout>
      <TableOfContents headings={[heading]} title="" />
      <Neighbours newer={link} older={link} />
      <AuthorCard name="" description="" image="" imageAlt="" />
      <Further articles={[{ ...teaser, tone: 'night' }]} />
    </Layout>
  )
}

/** The style sheet that pages share, for what their first screens do not show. */
export type LaterSheet = {
  /** File below the site's base, named by its contents. */
  path: string
  text: string
  /** Names of the rules in it. */
  names: ReadonlySet<string>
}

/** Where a page begins to need the sheet: what follows is not seen before it has come. */
export const laterMark = '<template data-later'

function makeSheet(): LaterSheet {
  footers.seed(footerKey, Footer)
  const cache = collectingCache()
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={base} basename={base}>
        <Later />
      </StaticRouter>
    </CacheProvider>,
  )
  const shared = Object.entries(rulesIn(cache)).filter(([, text]) => !ofNoDrawing.test(text))
  const rules = { [proseName]: rulesOf(proseName, proseStyles), ...Object.fromEntries(shared) }
  const text = laterCss + Object.values(rules).join('')
  const path = `assets/later.${fnv1a32(text).toString(36)}.css`
  return {
    path,
    text,
    names: new Set(Object.keys(rules)),
  }
}

let made: LaterSheet | undefined

/** The sheet of this program; it depends on no page. The preview does without: there rules change. */
export function laterSheet(): LaterSheet | undefined {
  if (import.meta.env.DEV) return undefined
  made ??= makeSheet()
  return made
}

/**
 * Markup for the end of the head: the boot script asks for the sheet after the first paint, which it
 * would delay; without script it comes before.
 *
 * @param noScriptCss what else is styled otherwise without script
 */
export function laterLink(noScriptCss: string): string {
  const sheet = laterSheet()
  const address = sheet ? withBase(base, `/${sheet.path}`) : 'data:text/css,'
  const link = (attributes: string) => `<link rel="stylesheet"${attributes} href="${address}">`
  return `${link(' disabled data-sheet')}<noscript>${link('')}<style>${noScriptCss}</style></noscript>`
}
