import { css } from '@emotion/react'
import { container, flat } from '../../../components/layout.ts'
import { tones } from '../../../theme/palette.ts'
import { color, radius, svgUrl, type } from '../../../theme/tokens.ts'

/** Backgrounds of the edge-to-edge bands of scenes. */
export const flatBand = {
  maize: flat(tones.maize.light.paper, tones.maize.dark.paper),
  ember: flat(tones.ember.light.paper, tones.ember.dark.paper),
  indigo: flat(tones.maize.dark.raised, tones.maize.dark.paper),
} as const

/** Twelve columns, for what is printed directly on the paper. */
export const printed = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: clamp(16px, 2.4vw, 24px);
  print-color-adjust: exact;
`

/** The same for what stands on a band. */
export const stage = css`
  ${printed};
  padding-block: clamp(32px, 5vw, 72px);
`

/** The same for screens that are cropped at the lower edge of the band. */
export const cutStage = css`
  ${stage};
  padding-bottom: 0;
  align-items: end;
`

const cuts = svgUrl(
  '34 14',
  "<path d='M4 14q-6-7 0-14 6 7 0 14m13 0q-6-7 0-14 6 7 0 14m13 0q-6-7 0-14 6 7 0 14'/>",
)

const outline = css`
  container-type: inline-size;
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius.box};
  background: ${color.raised};
`

/** A screen as a flat print: an outline, and a bar that starts with three cuts of the gouge. */
export const screen = css`
  ${outline};
  .bar {
    display: flex;
    gap: 16px;
    align-items: center;
    min-height: 40px;
    padding: 8px 16px;
    border-bottom: 2px solid ${color.ink};
    ${type.note};
    color: ${color.ink2};
  }
  .bar::before {
    content: '';
    flex: none;
    width: 34px;
    height: 14px;
    background: ${color.ember};
    mask: ${cuts};
  }
`

/** A desktop screen, cropped below. */
export const desktop = css`
  ${screen};
  border-bottom: 0;
  border-radius: ${radius.box} ${radius.box} 0 0;
`

/** A phone screen, cropped below and without a bar. */
export const phone = css`
  ${outline};
  border-width: 8px 8px 0;
  border-radius: 14px 14px 0 0;
`

/** The name of an invented business, as its logo. */
export const sign = css`
  ${type.h3};
  display: block;
  font-size: 1.25rem;
  font-weight: 850;
`

/** A button in a drawn screen, which only looks like one. */
export const drawnButton = css`
  padding: 12px 20px;
  border-radius: ${radius.control};
  background: ${color.ember};
  color: ${color.onEmber};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
`
