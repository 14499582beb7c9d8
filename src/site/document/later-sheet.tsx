import { CacheProvider, css } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Footer } from '../../app/Footer.tsx'
import { footerKey, footers } from '../../app/footers.ts'
import { Layout } from '../../app/Layout.tsx'
import type { RouteId } from '../../app/routes.tsx'
import { fnv1a32 } from '../../art/random.ts'
import { TableOfContents } from '../../components/TableOfContents.tsx'
import { withBase } from '../../lib/site-path.ts'
import { proseStyles } from '../../mdx/prose-styles.ts'
import { AuthorCard } from '../../pages/article/AuthorCard.tsx'
import { Further } from '../../pages/article/Further.tsx'
import { Neighbours } from '../../pages/article/Neighbours.tsx'
import { blankHome } from '../../pages/home/blank-home.ts'
import { HomePage } from '../../pages/home/HomePage.tsx'
import { blankService } from '../../pages/service/blank-service.ts'
import { ServicePage } from '../../pages/service/ServicePage.tsx'
import { laterCss } from '../../theme/root-css.ts'
import { collectingCache, rulesIn, rulesOf, written } from './collect-rules.ts'

const base = import.meta.env.BASE_URL

/** Class of a text's element, by its name in Emotion's cache. */
export const proseName = css`
  ${proseStyles}
`.name

const heading = { id: '', text: '' }
const link = { url: '/', title: '' }
const teaser = { slug: '', url: '/', title: '', category: '', minutes: 1, cover: '' } as const

/** The rule of a teaser that has no drawing; pages bring those of their own. */
const ofNoDrawing = /url\(\)/

/**
 * What the first screen does not show, by kind of page: most pages share one sheet, and the longest
 * have theirs. Each surrounds it with what all pages have.
 */
const kinds = {
  home: <HomePage {...blankHome} />,
  service: (
    <>
      <ServicePage {...blankService(1)} />
      <ServicePage {...blankService(2)} />
    </>
  ),
  /** What ends an article; of other pages, what surrounds them. */
  common: (
    <>
      <TableOfContents headings={[heading]} title="" />
      <Neighbours newer={link} older={link} />
      <AuthorCard name="" description="" image="" imageAlt="" />
      <Further articles={[{ ...teaser, tone: 'night' }]} />
    </>
  ),
} satisfies Record<string, ReactNode>

type Kind = keyof typeof kinds

const kindOf = (route: RouteId): Kind =>
  route === 'home' || route === 'service' ? route : 'common'

/** A style sheet that pages share, for what their first screens do not show. */
export type LaterSheet = {
  /** File below the site's base, named by its contents. */
  path: string
  text: string
  /** Names of the rules in it. */
  names: ReadonlySet<string>
}

/** Where a page begins to need the sheet: what follows is not seen before it has come. */
export const laterMark = '<template data-later'

function makeSheet(kind: Kind): LaterSheet {
  footers.seed(footerKey, Footer)
  const cache = collectingCache()
  renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={base} basename={base}>
        <Layout>{kinds[kind]}</Layout>
      </StaticRouter>
    </CacheProvider>,
  )
  const shared = Object.entries(rulesIn(cache)).filter(([, text]) => !ofNoDrawing.test(text))
  const prose = kind === 'common' ? { [proseName]: rulesOf(proseName, proseStyles) } : {}
  const rules = { ...prose, ...Object.fromEntries(shared) }
  const text = written(laterCss + Object.values(rules).join(''))
  return {
    path: `assets/later.${kind}.${fnv1a32(text).toString(36)}.css`,
    text,
    names: new Set(Object.keys(rules)),
  }
}

const made = new Map<Kind, LaterSheet>()

function sheetOf(kind: Kind): LaterSheet {
  const sheet = made.get(kind) ?? makeSheet(kind)
  made.set(kind, sheet)
  return sheet
}

/**
 * The sheet of a page; it depends on the kind of page alone. The preview does without: there rules
 * change.
 */
export const laterSheet = (route: RouteId): LaterSheet | undefined =>
  import.meta.env.DEV ? undefined : sheetOf(kindOf(route))

/** All sheets of this program. */
export const laterSheets = (): LaterSheet[] => (Object.keys(kinds) as Kind[]).map(sheetOf)

/**
 * Markup for the end of the head: the boot script asks for the sheet after the first paint, which it
 * would delay; without script it comes before.
 *
 * @param sheet that of the page; none in the preview
 * @param noScriptCss what else is styled otherwise without script
 */
export function laterLink(sheet: LaterSheet | undefined, noScriptCss: string): string {
  const address = sheet ? withBase(base, `/${sheet.path}`) : 'data:text/css,'
  const link = (attributes: string) => `<link rel="stylesheet"${attributes} href="${address}">`
  return `${link(' disabled data-sheet')}<noscript>${link('')}<style>${noScriptCss}</style></noscript>`
}
