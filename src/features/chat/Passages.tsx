import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { FoundExcerpt } from '../../components/FoundExcerpt.tsx'
import { stretchedLink } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { asksPrice, subjectOf } from '../../lib/question-words.ts'
import { type SearchResult, search } from '../../lib/search-engine.ts'
import { site } from '../../site.ts'
import { color, emberLine, quiet } from '../../theme/tokens.ts'

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
    ${emberLine};
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
    -webkit-line-clamp: 3;
    overflow: hidden;
    margin-top: 2px;
  }
`

/** Maximum of passages in one answer. */
const maxPassages = 3

/**
 * Relevance that a passage needs, the same if a word was taken for a typo, and its least share of
 * the best passage's: less is chance, and a wrong answer is worse than none.
 */
const [minRelevance, minIfCorrected, shareOfBest] = [0.13, 0.5, 0.75]

/**
 * Passages of the site about the subject of a question, best first; none if the search fails.
 */
async function findPassages(question: string): Promise<readonly SearchResult[]> {
  if (subjectOf(question).length === 0) return []
  const nothing = { found: [], isCorrected: false }
  const { found, isCorrected } = await search(question).catch(() => nothing)
  const best = Math.max(...found.map(({ relevance }) => relevance))
  const least = Math.max(isCorrected ? minIfCorrected : minRelevance, best * shareOfBest)
  const passages = found.filter(({ relevance }) => relevance >= least).slice(0, maxPassages)
  return asksPrice(question) ? passages : passages.map((one) => ({ ...one, price: undefined }))
}

/** Space above the passages, in pixels. */
const margin = 20

type Props = {
  question: string
  /** Whether the conversation ends with this answer. */
  isLatest: boolean
  className?: string
}

/** What the site itself says about a question; nothing if no passage is found. */
export function Passages({ question, isLatest, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly SearchResult[]>([])
  useEffect(() => {
    findPassages(question).then(setFound)
  }, [question])
  // Shows the end of the log, where a person is offered, but not at the cost of the first passage;
  // of an earlier answer, in a chat that opens again, that does not count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are on screen
  useEffect(() => {
    const log = box.current?.closest('[role=log]')
    if (!box.current || !log) return
    log.scrollTo({ top: 0, behavior: 'instant' })
    const { top } = box.current.getBoundingClientRect()
    const above = log.getBoundingClientRect().top + margin - top
    if (isLatest && above > 0) log.scrollBy({ top: -above, behavior: 'instant' })
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
