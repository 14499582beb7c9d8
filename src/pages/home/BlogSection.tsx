import { css } from '@emotion/react'
import { Link } from 'react-router-dom'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { Cover } from '../../components/Cover.tsx'
import { container, sectionPadding } from '../../components/layout.ts'
import { Meta } from '../../components/Meta.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import type { ArticleTeaser } from '../article-teaser.ts'

const section = css`${container};${sectionPadding}`
const teasers = css`
  display:grid;grid-template-columns:7fr 5fr;grid-auto-rows:min-content;column-gap:clamp(24px,5vw,72px);margin:0;
  li{position:relative}
  li:first-of-type{grid-row:span 4}
  li:not(:first-of-type){display:grid;grid-template-columns:minmax(96px,150px) 1fr;gap:20px;align-items:start;padding-block:24px;border-bottom:1px solid ${color.line}}
  li:nth-of-type(2){padding-top:0}
  h3{${type.h3};margin-block:8px}
  li:first-of-type h3{font-size:clamp(1.75rem,2.6vw,2.4rem);margin-top:20px}
  h3 a{text-decoration:none}
  h3 a::after{content:'';position:absolute;inset:0}
  h3 a:hover{text-decoration:underline;text-decoration-color:${color.ember};text-underline-offset:4px}
  .text{color:${color.ink2};margin-bottom:8px;max-width:56ch}
  li:not(:first-of-type) .text{${type.small}}
  ${media.belowTablet}{grid-template-columns:1fr;row-gap:24px;li:first-of-type{grid-row:auto}li:nth-of-type(2){padding-top:24px}}
`
export type BlogSectionData = {
  heading: string
  link: { label: string; to: string }
  articles: readonly ArticleTeaser[]
}

/** Three articles: one large cover and two small rows. */
export function BlogSection({ heading, link, articles }: BlogSectionData) {
  return (
    <section css={section}>
      <SectionHead heading={heading}>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </SectionHead>
      <ul css={teasers} className="teasers">
        {articles.map((article, index) => (
          <li key={article.slug}>
            <Cover shape={index > 0 ? 'square' : 'wide'} path={article.cover} tone={article.tone} />
            <div>
              <h3>
                <Link to={article.url}>{article.title}</Link>
              </h3>
              <p className="text">{article.description}</p>
              <Meta>
                <b>{article.category}</b>
                <span>{article.author}</span>
                <time dateTime={article.date}>{article.dateText.month}</time>
              </Meta>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
