import { css } from '@emotion/react'
import { mostOptions } from '../../lib/most-options.ts'
import { color, duration, ease, font, media, radius } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const shown = Array.from({ length: mostOptions }, (_, index) => index + 1)
  .map(
    (place) =>
      `&:has(option:nth-of-type(${place}):checked) .option:not(:nth-of-type(${place})){display:none}`,
  )
  .join('')

export const row = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;
  margin: 0;
  > li {
    display: flex;
  }
  ${media.belowNav} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.mobile} {
    display: flex;
    gap: 12px;
    margin-inline: -20px;
    && {
      padding-inline: 20px;
    }
    scroll-padding-inline: 20px;
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: min(300px, 86vw);
      scroll-snap-align: start;
    }
  }
`

export const hint = css`
  display: none;
  ${type.small};
  color: ${color.ink3};
  margin-bottom: 12px;
  ${media.mobile} {
    display: block;
  }
`

export const receipt = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: 36px 26px 44px;
  background: ${color.raised};
  mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50%/18px 100%;
  h3 {
    ${type.h3}
  }
  .foot {
    display: grid;
    margin-top: auto;
  }
  @supports selector(:has(*)) {
    ${shown}
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const choice = css`
  position: relative;
  display: block;
  margin-block: 14px 26px;
  select {
    width: 100%;
    min-height: 52px;
    padding: 10px 44px 10px 14px;
    border: 1.5px solid ${color.line2};
    border-radius: ${radius.control};
    background: ${color.paper};
    font-weight: 500;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
    transition: border-color ${duration.hover} ${ease.standard};
  }
  select:hover {
    border-color: ${color.ink};
  }
  svg {
    position: absolute;
    inset: 50% 14px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`

export const amount = css`
  ${type.price};
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 2.7rem;
  font-size: clamp(1.7rem, 16cqi, 2.7rem);
  &[data-long] {
    font-size: clamp(1.5rem, 13.4cqi, 2.7rem);
  }
  small {
    font: 500 1rem/1 ${font.text};
    letter-spacing: 0;
    word-spacing: 0;
    color: ${color.ink2};
  }
`

export const details = css`
  margin-bottom: 28px;
  .option + .option {
    margin-top: 24px;
  }
  .note {
    ${type.note};
    margin-top: 6px;
    color: ${color.ink3};
  }
  ul {
    display: grid;
    gap: 10px;
    margin-top: 22px;
    padding-top: 22px;
    border-top: 2px dashed ${color.line};
  }
  li {
    display: flex;
    gap: 12px;
    ${type.small}
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: ${color.emberText};
  }
`
