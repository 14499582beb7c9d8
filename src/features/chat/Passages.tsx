import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { FoundExcerpt } from '../../components/FoundExcerpt.tsx'
import { stretchedLink } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { asksPrice, subjectOf } from '../../lib/question-words.ts'
import { type Found, findByWords } from '../../lib/search-engine.ts'
import { kindOf } from '../../lib/search-files.ts'
import { site } from '../../site.ts'
import { color, quiet } from '../../theme/tokens.ts'

const list = css`
  display: grid;
  gap: 14px;
  margin-top: 10px;
  li {
    position: relative;
    padding-top: 12px;
    border-top: 1px solid ${color.line};
  }
  a {
    ${stretchedLink};
    font-weight: 600;
    text-decoration: underline 2px ${color.ember};
    text-underline-offset: 0.2em;
  }
  .price {
    display: block;
    font-weight: 600;
    color: ${color.emberText};
  }
  .excerpt {
    ${quiet.small};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-top: 2px;
  }
`

/** Passages of one answer. */
const most = 3

/** What a page counts that is neither a service nor a question nor an article. */
const mention = 0.6

/** A passage counts beside a better one while it has this share of its score. */
const close = 0.25

/**
 * Passages of the site about what a question asks, best first; where it asks for a price, those
 * with one stand before them. Nothing found, or no index to ask: none.
 */
async function findPassages(question: string): Promise<Found[]> {
  const subject = subjectOf(question)
  if (subject.length === 0) return []
  const hits = await findByWords(subject).catch(() => [])
  // Of a long question one word is chance.
  const needed = subject.length > 2 ? 2 : 1
  const best = hits[0]?.score ?? 0
  const good = hits
    .filter(({ words, score }) => words >= needed && score >= best * close)
    // Questions and services answer; other pages mention.
    .map((hit) => (kindOf(hit.id) === 'Página' ? { ...hit, score: hit.score * mention } : hit))
    .sort((a, b) => b.words - a.words || b.score - a.score)
  const isAboutPrice = asksPrice(question)
  // What has a price is known once it is loaded.
  const loaded = good.slice(0, isAboutPrice ? 4 * most : most).map(({ load }) => load())
  const found = await Promise.all(loaded).catch(() => [])
  if (!isAboutPrice) return found.map((one) => ({ ...one, price: undefined }))
  return found.sort((a, b) => Number(!a.price) - Number(!b.price)).slice(0, most)
}

/** What the site itself says about a question; nothing where it says nothing. */
export function Passages({ question, className }: { question: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    let isCurrent = true
    findPassages(question).then((passages) => {
      if (isCurrent) setFound(passages)
    })
    return () => {
      isCurrent = false
    }
  }, [question])
  // They are read from their beginning; the end of the log would hide it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are on screen
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [found])

  if (found.length === 0) return null
  return (
    <div ref={box} className={className} data-passages>
      {site.chat.passages}
      <ul css={list} className="passages">
        {found.map(({ url, title, price, excerpt }) => (
          <li key={url}>
            <PageLink to={url}>{title}</PageLink>
            {price && <span className="price">{price}</span>}
            <span className="excerpt">
              <FoundExcerpt parts={excerpt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
