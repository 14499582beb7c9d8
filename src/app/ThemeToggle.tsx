import { css } from '@emotion/react'
import { color, duration, ease, font, media, radius } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visually-hidden.ts'

/* The same width for both labels, so that the links beside it do not move. */
const toggle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-width: 9.75em;
  height: 44px;
  padding: 0 18px 0 14px;
  border: 1.5px solid ${color.line2};
  border-radius: ${radius.pill};
  font: 500 0.9375rem/1 ${font.text};
  transition: border-color ${duration.hover} ${ease.standard};
  &:hover {
    border-color: currentColor;
  }
  .dark & {
    border-color: ${color.ember};
    box-shadow: 0 0 24px -4px rgb(255 106 43 / 0.5);
  }
  ${media.mobile} {
    gap: 0;
    min-width: 44px;
    padding: 0;
    .word {
      ${visuallyHidden}
    }
  }
`
/** Five cuts of the gouge, scaled to their heights when unlit and when lit. */
const flames = css`
  display: flex;
  align-items: end;
  gap: 3px;
  i {
    width: 4px;
    height: 20px;
    background: currentColor;
    clip-path: path('M2 0q4 10 0 20q-4-10 0-20');
    transform-origin: bottom;
    transition: transform ${duration.ignite} ${ease.ignite};
  }
  i:nth-of-type(1),
  i:nth-of-type(5) {
    transform: scaleY(0.3);
  }
  i:nth-of-type(2n) {
    transform: scaleY(0.45);
  }
  i:nth-of-type(3) {
    transform: scaleY(0.65);
  }
  .dark & i {
    background: ${color.ember};
    transform: scaleY(0.5);
  }
  .dark & i:nth-of-type(2n) {
    background: ${color.maize};
    transform: scaleY(0.8);
  }
  .dark & i:nth-of-type(3) {
    background: ${color.ink};
    transform: none;
  }
  @media (forced-colors: active) {
    && i:nth-of-type(n) {
      background: ButtonText;
    }
  }
`

/**
 * Switches the theme. Both labels are in the page and CSS shows the one for the theme, so the HTML
 * is right whatever is stored. The boot script handles its clicks, so it works before the program
 * loads.
 */
export function ThemeToggle() {
  return (
    <button type="button" css={toggle} name="theme" data-live-only>
      <span css={flames} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((mark) => (
          <i key={mark} />
        ))}
      </span>
      <span className="if-light">
        <span className="word">Encender</span>
        <span className="vh"> el tema oscuro</span>
      </span>{' '}
      <span className="if-dark">
        <span className="word">Apagar</span>
        <span className="vh"> el tema oscuro</span>
      </span>
    </button>
  )
}
