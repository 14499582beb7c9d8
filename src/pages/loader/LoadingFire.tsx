import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import type { FireDrawing } from '../../art/fire.ts'
import { Fire } from '../../components/drawings.ts'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { firelight } from '../../theme/firelight.ts'
import { color, duration, ease, font, media, pageEdge } from '../../theme/tokens.ts'

/* The edge keeps the percentage within the page's columns. */
const hearth = css`
  --edge: max(${pageEdge}, 50cqw - 44rem + 48px);
  --above: clamp(76px, 10.8vw, 110px);
  position: relative;
  align-self: end;
  height: calc(100% - var(--above));
  min-height: 150px;
  max-height: max(26.4vw, 220px);
  margin-top: var(--above);
  &::before {
    content: '';
    position: absolute;
    inset: -40% 0 0;
    background: ${firelight('46% 70% at calc(var(--progress, 0) * 1%) 100%')};
  }
`
const bar = css`
  position: absolute;
  inset: 0;
  container-type: inline-size;
`
/* In a wide and low window, two fires share the width: one from edge to edge would lose its
   tips. */
const fires = css`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: hidden;
  @media (min-aspect-ratio: 2/1) {
    svg {
      width: 50%;
    }
    > :last-child svg {
      scale: -1 1;
    }
  }
`
const cold = css`
  ${fires};
  --f0: ${color.line};
  --f1: ${color.line};
  --f2: ${color.line};
  --f3: ${color.line};
  --f4: ${color.line};
`
const lit = css`
  ${fires};
  clip-path: inset(0 calc(100% - var(--progress, 0) * 1%) 0 0);
  ${media.motion} {
    transition: clip-path ${duration.reveal} ${ease.standard};
  }
`
const percentage = css`
  position: absolute;
  bottom: 100%;
  translate: clamp(
    var(--edge),
    calc(var(--progress, 0) * 1cqw - 0.6em),
    calc(100cqw - 100% - var(--edge))
  );
  font: 850 clamp(2.6rem, 4.6vw, 4.2rem)/1.1 ${font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  color: ${color.maize};
  ${media.motion} {
    transition: translate ${duration.reveal} ${ease.standard};
  }
`

type Props = {
  /** 0–100. */
  progress: number
  label: string
  fire: FireDrawing
}

/** A fire that lights up from left to right, with the percentage at its front. */
export function LoadingFire({ progress, label, fire }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const percent = Math.floor(progress)

  useLayoutEffect(() => {
    // By script, because the site's Content-Security-Policy forbids style attributes.
    element.current?.style.setProperty('--progress', String(progress))
  }, [progress])

  return (
    <div css={hearth} ref={element}>
      <ProgressBar css={bar} value={percent} label={label}>
        <div css={cold}>
          <Fire drawing={fire} />
          <Fire drawing={fire} />
        </div>
        <div css={lit}>
          <Fire drawing={fire} />
          <Fire drawing={fire} />
        </div>
        <span css={percentage} translate="no">
          {percent}%
        </span>
      </ProgressBar>
    </div>
  )
}
