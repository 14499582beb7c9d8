import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { icons, RoundButton } from '../../components/Icon.tsx'
import { media, quiet } from '../../theme/tokens.ts'
import { useCarousel } from './use-carousel.ts'

/* On the left on small screens, because the chat button could cover them on the right. */
const controls = css`
  display: flex;
  align-items: center;
  gap: 12px;
  p {
    ${quiet.hint};
    margin-right: 8px;
    white-space: nowrap;
  }
  ${media.fromTablet} {
    grid-area: 1/2;
    place-self: end;
    min-height: 56px;
  }
  ${media.belowTablet} {
    margin-top: 28px;
    p {
      order: 1;
      margin: 0 0 0 8px;
    }
  }
`

export function CarouselControls() {
  const { index, count, goTo } = useCarousel()
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const isFirst = index === 0
  const isLast = index === count - 1

  // A focused button that becomes disabled would lose the focus to the body.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isFirst && activeElement === previous.current) next.current?.focus()
    if (isLast && activeElement === next.current) previous.current?.focus()
  }, [isFirst, isLast])

  return (
    <div css={controls} data-live-only>
      <p role="status">
        <span key={index}>
          {index + 1} de {count}
        </span>
      </p>
      <RoundButton
        ref={previous}
        label="Testimonio anterior"
        icon={icons.arrowLeft}
        disabled={isFirst}
        onClick={() => goTo(index - 1)}
      />
      <RoundButton
        ref={next}
        label="Testimonio siguiente"
        icon={icons.arrowRight}
        disabled={isLast}
        onClick={() => goTo(index + 1)}
      />
    </div>
  )
}
