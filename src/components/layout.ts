import { css } from '@emotion/react'
import { color, layer, media, pageEdge, type } from '../theme/tokens.ts'

/** Page width with its side padding: 1408 px, and more on wide screens, with the text. */
export const container = css`
  width: 100%;
  max-width: 88rem;
  margin-inline: auto;
  padding-inline: ${pageEdge};
`

/**
 * A section's own box: as wide as the page, with space above and below; without a media query, so that a
 * section may take one away.
 */
export const sectionBox = css`
  ${container};
  padding-block: clamp(64px, 7.6vw, 116px);
`

/**
 * Two parts: on wide windows beside each other, the first over so many of the page's twelve columns;
 * else one below the other.
 */
export const split = (columns: number) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 24px;
  ${media.tablet} {
    grid-template-columns: calc((100% + 24px) * ${columns} / 12 - 24px) minmax(0, 1fr);
  }
`

/** Twelve columns from tablets on; below that its parts stand one under another, a row-gap apart. */
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

/** Columns of a list, four at most, and each row as full as can be: five make three and two. */
export const columnsOf = (items: number) => Math.max(2, Math.ceil(items / Math.ceil(items / 4)))

export const balanced = (items: number) => css`
  display: grid;
  grid-template-columns: repeat(${columnsOf(items)}, minmax(0, 1fr));
`

/** A band of fire on a phone: wider than the page, which shows the middle of it. */
export const wideOnPhone = css`
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`

/** A link whose target is the whole positioned block around it. */
export const stretchedLink = css`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** The same, above all else in the block, which shows its focus. */
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

/** A band a step lower than the page. */
export const sunken = css`
  background: ${color.sunken};
`

/** A band that the hairline above it parts from one of the same ground. */
export const ruled = css`
  border-top: 1px solid ${color.line};
`

/** The sunken last band of a page: at night it rises, for the footer below is as dark as sunken. */
export const lastBand = css`
  background: ${color.sunken};
  .dark & {
    background: ${color.raised};
  }
`

/** On a phone, a list that is swiped from edge to edge of the screen, an item at a time. */
export const swiped = css`
  ${media.mobile} {
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

/** Things side by side, in more lines where one has no room for them. */
export const wrapping = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

/** The same, the last one at the right end. */
export const apart = css`
  ${wrapping};
  justify-content: space-between;
`

/** Short things side by side, a dot between each two of a line; no line begins or ends with one. */
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
    /* Whoever hears the list hears no dots. */
    content: '·' / '';
    flex: none;
    width: 1em;
    text-align: center;
  }
`

/** A table of the page's own: lines of words on one baseline, between hairlines. */
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

/** Such a table where its columns find no room: its cells stand one below the other. */
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

/** A sign for a finger. */
export const square = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`

/** 44 px for a finger: a link in a line of its own. */
export const touchable = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`
