import { css } from '@emotion/react'
import { fieldFrame, selectBox } from '../components/field-styles.ts'
import { swiped } from '../components/layout.ts'
import { maxOptions } from '../lib/max-options.ts'
import { color, font, layer, media, type } from '../theme/tokens.ts'

const shown = Array.from({ length: maxOptions }, (_, index) => index + 1)
  .map(
    (place) =>
      `&:has(option:nth-of-type(${place}):checked) .option:not(:nth-of-type(${place})){visibility:hidden;--amount:none}`,
  )
  .join('')

/* Title, choice, price, note, list, button: subgrid rows shared by all receipts. */
const rows = 6

export const row = css`
  column-gap: clamp(12px, 2vw, 20px);
  margin-bottom: -20px;
  > li {
    grid-row: span ${rows};
    margin-bottom: 20px;
  }
  ${media.belowNav} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${swiped};
  ${media.swipeable} {
    grid-auto-columns: min(18.75rem, 86vw);
    position: relative;
    scrollbar-width: none;
    > li {
      margin: 0;
    }
  }
`

/* - At night its ground is hardly lighter than the page, so the teeth get an outline.
   - The price is sized by the width of the card: the longest fits on one line, and all have the
     same size. The sides of a narrow card are narrower, lest features wrap and another option leave
     a hole.
   - All options share the same grid cells, so that choosing another one moves nothing. `--amount`
     removes the prices of the others, because in Safari 16 the visibility of what is in a container
     stays as it was.
   - Firefox before 121, which has no `:has()`, shows the options below each other. */
export const receipt = css`
  display: grid;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding: 36px clamp(16px, 50% - 7.125rem, 26px) 44px;
  background: ${color.raised};
  mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50%/18px 100%;
  .dark & {
    background: conic-gradient(
        from -45deg at 50% calc(100% - 2px),
        ${color.raised} 90deg,
        ${color.line2} 0
      )
      50%/18px 100%;
  }
  /* Firefox would print nothing of it. */
  @media print {
    mask: none;
  }
  .name,
  .amount,
  .note,
  .includes {
    grid-column: 1;
  }
  .name {
    grid-row: 2;
    z-index: ${layer.content};
    align-self: center;
    margin-block: 14px 26px;
    padding: 10px 40px 10px 15.5px;
    font-weight: 500;
    line-height: 1.25;
    text-wrap: var(--balance);
    pointer-events: none;
    @media (forced-colors: active) {
      clip-path: inset(50%);
    }
  }
  .amount {
    display: var(--amount, block);
    grid-row: 3;
    container-type: inline-size;
  }
  .price {
    ${type.price};
    display: flex;
    align-items: baseline;
    gap: 8px;
    width: fit-content;
    font-size: clamp(1.5rem, 13.4cqi, 2.7rem);
    font-variant-numeric: tabular-nums;
  }
  small {
    font: 500 1rem/1 ${font.text};
    letter-spacing: 0;
    word-spacing: 0;
    color: ${color.ink2};
  }
  .note {
    ${type.note};
    grid-row: 4;
    margin-top: 6px;
    color: ${color.ink3};
  }
  .includes {
    grid-row: 5;
    margin-top: 22px;
    padding-top: 17px;
    border-top: 2px dashed ${color.line};
  }
  .includes li {
    gap: 8px;
    ${type.small}
  }
  .foot {
    display: grid;
    grid-row: ${rows};
    align-self: end;
    margin-top: 23px;
  }
  .details,
  .option {
    display: contents;
  }
  ${shown}
  @supports not selector(:has(a)) {
    .details,
    .option {
      display: block;
      grid-area: 3/1 / span 3;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/* The select provides the frame and the list; the option's name is laid over it, where it can wrap.
   In forced-colours mode Firefox keeps transparent text transparent, and nothing else shows the
   option. */
export const choice = css`
  ${selectBox};
  display: grid;
  grid-area: 2/1;
  margin-block: 14px 26px;
  select {
    ${fieldFrame};
    width: 100%;
    min-height: 52px;
    padding: 10px 44px 10px 14px;
    background: ${color.paper};
    font-weight: 500;
    color: transparent;
    @media (forced-colors: active) {
      color: ButtonText;
    }
    @supports not selector(:has(a)) {
      color: inherit;
    }
  }
  @media print {
    visibility: hidden;
  }
`
