import { css } from '@emotion/react'
import { color, headerHeight, layer, media, pageEdge, type } from '../theme/tokens.ts'

/**
 * Page width with its side padding: 1408 px, and more on wide screens, where it grows with the
 * text.
 */
export const container = css`
  width: 100%;
  max-width: 88rem;
  margin-inline: auto;
  padding-inline: ${pageEdge};
`

/**
 * A section's inner box: as wide as the page, with space above and below. It has no media query, so
 * that a section can override either space.
 */
export const sectionBox = css`
  ${container};
  padding-block: clamp(64px, 7.6vw, 116px);
`

/**
 * Two parts: side by side in wide windows, the first spanning `columns` of the page's twelve
 * columns; else one below the other.
 */
export const split = (columns: number) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 24px;
  ${media.fromTablet} {
    grid-template-columns: calc((100% + 24px) * ${columns} / 12 - 24px) minmax(0, 1fr);
  }
`

/** Two equal columns, or one where they would be narrower than a length. */
export const pairs = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${least}, 40%)), 1fr));
`

/** Twelve columns from tablets up; below that, the parts are stacked with a row gap. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 24px;
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    && > * {
      grid-column: 1;
    }
  }
`

/**
 * Number of columns for a list: at most four, with rows as even as possible (five: three and two).
 */
export const columnsOf = (items: number) => Math.max(2, Math.ceil(items / Math.ceil(items / 4)))

export const balanced = (items: number) => css`
  display: grid;
  grid-template-columns: repeat(${columnsOf(items)}, minmax(0, 1fr));
`

/** A band of fire on a phone: wider than the page, which shows its focus. */
export const wideOnPhone = (focus = 0.5) => css`
  ${media.mobile} {
    width: 230%;
    margin-left: ${Math.round(Math.max(-130, Math.min(0, 50 - 230 * focus)))}%;
  }
`

/** A link whose clickable area is the whole positioned block around it. */
export const stretchedLink = css`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** The same, above everything else in the block, which shows the focus ring. */
export const coveringLink = css`
  ${stretchedLink};
  &::after {
    z-index: ${layer.content};
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`

/** A band that looks one step lower than the page. */
export const sunken = css`
  background: ${color.sunken};
`

/** A band with a hairline above it, which separates it from one on the same background. */
export const ruled = css`
  border-top: 1px solid ${color.line};
`

/** A band that is not a tone: what stands on it keeps the colours of the page. */
export const flat = (day: string, night: string) => css`
  background: ${day};
  .dark & {
    background: ${night};
  }
`

/** A band that ends with a hairline. */
export const underlined = css`
  border-bottom: 1px solid ${color.line};
`

/** The sunken last band of a page; raised at night, when the footer below is as dark as sunken. */
export const lastBand = flat(color.sunken, color.raised)

/** On a phone, a list that is swiped one item at a time, from edge to edge of the screen. */
export const swiped = css`
  ${media.swipeable} {
    grid-template-columns: none;
    grid-auto-flow: column;
    margin: 0 -20px;
    padding-inline: 20px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 20px;
    > li {
      scroll-snap-align: start;
    }
  }
`

/** Stays in sight below the header. */
export const pinned = css`
  position: sticky;
  top: ${headerHeight.wide + 32}px;
`

/** Items side by side, wrapping where they do not fit on one line. */
export const wrapping = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

/** The same, spread to both ends of the line. */
export const apart = css`
  ${wrapping};
  justify-content: space-between;
`

/** Short items side by side with dots between them; no line starts or ends with a dot. */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  margin-left: -1em;
  clip-path: inset(0 0 0 1em);
  li {
    display: flex;
  }
  li::before {
    content: '·';
    content: '·' / '';
    flex: none;
    width: 1em;
    text-align: center;
  }
`

/** A table outside written texts: rows on one baseline, between hairlines. */
export const plainTable = css`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  th,
  td {
    border-bottom: 1px solid ${color.line};
    vertical-align: baseline;
  }
  thead th {
    ${type.small};
    font-weight: 600;
  }
`

/** Such a table where its columns do not fit: its cells are stacked. */
export const stackedTable = css`
  display: block;
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tbody,
  tr,
  && :is(th, td) {
    display: block;
    width: auto;
    padding: 0;
    border: 0;
  }
`

/** A square touch target for an icon. */
export const square = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`

/** A touch target 44 px high, for a link on a line of its own. */
export const touchable = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`
