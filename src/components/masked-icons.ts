import { css } from '@emotion/react'
import { svgUrl } from '../theme/tokens.ts'

/**
 * The style of icons whose paths are in the style sheet instead of the page, for items of a list
 * below the first screen. They are one image, because a browser parses each image in a style
 * as a document of its own, which takes a phone 10 ms. With the prefix that Chrome before 120 needs,
 * which would otherwise paint the whole box.
 *
 * @param icons paths in a box of 256 × 256, one for each item
 * @param size of an icon, in CSS pixels
 * @param item the element of an item, which contains one icon
 */
export const maskedIcons = (icons: readonly string[], size: number, item: string) => css`
  width: ${size}px;
  height: ${size}px;
  background: currentColor;
  -webkit-mask: ${svgUrl(`${256 * icons.length} 256`, icons.map(beside).join(''))} 0 / auto ${size}px;
  ${icons.map((_, place) => `${item}:nth-of-type(${place + 1}) &{-webkit-mask-position:${-size * place}px}`).join('')}
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`

const beside = (d: string, place: number) =>
  `<path transform='translate(${256 * place})' d='${d}'/>`
