import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { color, media, radius, type } from '../theme/tokens.ts'
import { pinned } from './layout.ts'

const contents = css`
  ${type.small};
  ${media.fromTablet} {
    ${pinned};
    max-height: calc(100vh - 128px);
    overflow: auto;
  }
  ${media.belowTablet} {
    margin-bottom: 44px;
    padding: 20px 18px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.box};
  }
  h2 {
    all: unset;
    --largest: 1em;
    display: block;
    margin-bottom: 12px;
    font-weight: 600;
  }
  a {
    display: block;
    outline-offset: -3px;
    padding: 7px 16px;
    border-left: 2px solid ${color.line};
    color: ${color.ink2};
    text-decoration: none;
    text-wrap: var(--balance);
    ${media.belowTablet} {
      padding-block: 11px;
    }
  }
  a:hover {
    color: ${color.ink};
  }
  a[aria-current] {
    border-color: ${color.ember};
    color: ${color.ink};
    font-weight: 600;
  }
`

type TocHeading = { id: string; text: string }

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top

/**
 * The heading of the part being read: the last one that has passed a line on the screen. Headings
 * are looked up at each scroll, because the text may come later than this list.
 */
function useCurrentHeading(headings: readonly TocHeading[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const note = () =>
      setCurrent(headings.findLast(({ id }) => (topOf(id) ?? innerHeight) < innerHeight * 0.4)?.id)
    // In a frame, whose layout is needed anyway.
    const first = requestAnimationFrame(note)
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', note)
    }
  }, [headings])
  return current
}

type Props = { headings: readonly TocHeading[]; title: string }

/** Links to the headings of a text; nothing if there are too few. */
export function TableOfContents({ headings, title }: Props) {
  const current = useCurrentHeading(headings)
  if (headings.length < 2) return <div />
  return (
    <nav css={contents} aria-labelledby="Contenidos">
      <h2 id="Contenidos">{title}</h2>
      <ol className="toc">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
