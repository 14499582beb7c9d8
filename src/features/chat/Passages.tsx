import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { FoundExcerpt } from '../../components/FoundExcerpt.tsx'
import { stretchedLink } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import type { Found } from '../../lib/search-engine.ts'
import { site } from '../../site.ts'
import { color, quiet } from '../../theme/tokens.ts'
import { findPassages } from './find-passages.ts'

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

type Props = { question: string; onShown: (box: HTMLElement) => void; className?: string }

/** What the site itself says about a question; nothing where it says nothing. */
export function Passages({ question, onShown, className }: Props) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are on screen
  useEffect(() => {
    if (box.current) onShown(box.current)
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
