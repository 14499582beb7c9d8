import { css, keyframes } from '@emotion/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { icons, RoundButton } from '../../components/Icon.tsx'
import { media } from '../../theme/tokens.ts'

const lap = keyframes`
  to {
    translate: -50%;
  }
`

/* Without motion: all items in view, five in a row where they fit; also without JavaScript and in
   print, where Firefox keeps the moment at which the animation was. */
const still = css`
  .track {
    width: auto;
    animation: none;
    translate: none !important;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(5, auto);
    gap: 20px 24px;
    width: 100%;
    padding: 0;
  }
  li {
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ul + ul,
  button {
    display: none;
  }
  .window {
    mask: none;
  }
  ${media.belowNav} {
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 14px 24px;
    }
  }
`
/* Items of equal width, unless a name is longer, so that nothing moves when the fonts load. */
const strip = css`
  display: flex;
  align-items: center;
  gap: 24px;
  min-width: 0;
  .window {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    mask: linear-gradient(90deg, #0000, #000 5%, #000 95%, #0000);
  }
  .track {
    display: flex;
    width: max-content;
    animation: ${lap} 40s linear infinite;
  }
  &[data-paused] .track,
  .track:hover,
  &:focus-within:has(:focus-visible) .track {
    animation-play-state: paused;
  }
  ul {
    display: flex;
    flex: none;
    align-items: center;
    gap: 32px;
    padding-right: 32px;
  }
  li {
    flex: none;
    min-width: 11.25rem;
  }
  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    ${still};
  }
`

/** A row of items that scrolls by itself; its children must be `<li>` elements with keys. */
export function Marquee({ children }: { children: ReactNode }) {
  const [isPaused, setPaused] = useState(false)
  const [isSeen, setSeen] = useState(true)
  const view = useRef<HTMLDivElement>(null)
  // Out of view, too, it would wake the browser for each frame.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? true),
    )
    if (view.current) observer.observe(view.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div css={strip} data-paused={isPaused || !isSeen ? '' : undefined}>
      <div className="window" ref={view}>
        <div className="track">
          <ul className="items">{children}</ul>
          <ul className="items" aria-hidden="true">
            {children}
          </ul>
        </div>
      </div>
      <RoundButton
        label={`${isPaused ? 'Reproducir' : 'Pausar'} las marcas`}
        icon={isPaused ? icons.play : icons.pause}
        data-live-only
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  )
}
