import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { color, media, type } from '../theme/tokens.ts'

const contents = css`
  ${type.small};
  ${media.tablet} {
    position: sticky;
    top: 104px;
    max-height: calc(100vh - 128px);
    overflow: auto;
  }
  ${media.belowTablet} {
    margin-bottom: 44px;
    padding: 20px 18px;
    border: 1px solid ${color.line2};
    border-radius: 6px;
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
    text-wrap: balance;
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

/**
 * The heading of the part being read: the last one above a line a third down the screen, with some
 * tolerance for the delay of the observer.
 */
function useCurrentHeading(headings: readonly TocHeading[]) {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const targets = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const passed = targets.filter(
          (target) => target.getBoundingClientRect().top < innerHeight * 0.4,
        )
        setCurrent(passed.at(-1)?.id)
      },
      // Everything above the line intersects, or a jump past the whole screen would not be
      // reported.
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
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
