import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { Icon, icons, RoundButton } from '../../components/Icon.tsx'
import { square, wrapping } from '../../components/layout.ts'
import { Mark } from '../../components/Mark.tsx'
import { color, duration, ease, media } from '../../theme/tokens.ts'
import type { useProcess } from './use-process.ts'

/* On a small phone the 44 px dots fill a row; below them the button is between the two arrows. */
const controls = css`
  ${wrapping};
  gap: 12px 8px;
  ol {
    display: flex;
    margin: 0 4px;
  }
  > :last-child {
    margin-left: 10px;
    min-width: 140px;
  }
  ${media.belowSmall} {
    reading-flow: flex-visual;
    gap: 12px;
    max-width: 24rem;
    ol {
      flex: 1 0 100%;
      order: -1;
      margin: 0;
      padding-inline: calc(50% - 7rem);
    }
    li {
      flex: 1;
    }
    > button:nth-of-type(2) {
      order: 1;
    }
    > :last-child {
      flex: 1 0 auto;
      margin-left: 0;
    }
  }
`
const dot = css`
  ${square};
  position: relative;
  width: 32px;
  svg {
    width: 10px;
    height: 13px;
    fill: ${color.line2};
    transition:
      fill ${duration.hover} ${ease.standard},
      height ${duration.open} ${ease.ignite};
  }
  li:nth-of-type(2) & svg,
  li:nth-of-type(4) & svg {
    height: 18px;
  }
  li:nth-of-type(3) & svg {
    height: 20px;
  }
  li &[aria-current] svg {
    height: 27px;
    fill: ${color.maize};
  }
  &:hover svg {
    fill: ${color.ink};
  }
  ${media.belowSmall} {
    width: 100%;
  }
  @media (forced-colors: active) {
    li & svg {
      fill: ButtonText;
    }
    li &[aria-current] svg {
      fill: Highlight;
    }
  }
`

type Props = { titles: readonly string[] } & ReturnType<typeof useProcess>

export function StepControls({ titles, index, isPlaying, move, select, toggle }: Props) {
  return (
    <div css={controls} data-live-only>
      <RoundButton label="Paso anterior" icon={icons.arrowLeft} onClick={() => move(-1)} />
      <ol className="dots">
        {titles.map((title, place) => (
          <li key={title}>
            <button
              type="button"
              css={dot}
              aria-current={place === index ? 'step' : undefined}
              onClick={() => select(place)}
            >
              <span className="vh">
                Paso {place + 1}: {title}
              </span>
              <Mark isStretched />
            </button>
          </li>
        ))}
      </ol>
      <RoundButton label="Paso siguiente" icon={icons.arrowRight} onClick={() => move(1)} />
      <button type="button" css={[button.outline, compact]} data-play onClick={toggle}>
        <Icon path={isPlaying ? icons.pause : icons.play} size={16} />
        {/* By its key, because React cannot change a text that the browser has translated. */}
        <span key={String(isPlaying)}>{isPlaying ? 'Pausar' : 'Reproducir'}</span>
      </button>
    </div>
  )
}
