import { css } from '@emotion/react'
import { balanced } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { color, font, media, quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { HomePageData } from './home.data.server.ts'

const strip = css`
  row-gap: 20px;
  overflow: clip;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`
const broadFirst = css`
  ${media.fromTablet} {
    grid-template-columns: 1.36fr 1fr 1fr;
  }
`
/* Punched on both sides, with a perforation between coupons. The margin hides the perforation of
   the first coupon of a row outside the strip. The figure is on one line, sized by the width of the
   coupon. */
const coupon = css`
  display: flex;
  flex-direction: column;
  min-height: 268px;
  padding: 34px 34px 32px;
  mask:
    radial-gradient(circle 12px at 0 50%, #0000 97%, #000) 0 0/51% 100% no-repeat,
    radial-gradient(circle 12px at 100% 50%, #0000 97%, #000) 100% 0/50% 100% no-repeat;
  margin: 0 0 0 -2px;
  border: 0 dashed ${color.line2};
  border-left-width: 2px;
  container-type: inline-size;
  .figure {
    display: block;
    width: 100cqi;
    margin-bottom: 14px;
    font: 850 min(clamp(3.4rem, 6vw, 5.4rem), 165cqi / var(--letters))/0.9 ${font.display};
    letter-spacing: -0.045em;
    word-spacing: 0.12em;
  }
  h3 {
    font: 700 1.3rem/1.2 ${font.display};
    max-width: 11.4em;
  }
  .condition {
    ${quiet.hint};
    margin-top: auto;
    padding-top: 20px;
  }
  ${media.belowNav} {
    padding-inline: 26px;
  }
  ${media.mobile} {
    min-height: 168px;
    padding: 24px 28px 18px;
    mask: radial-gradient(circle 12px at 50% 0, #0000 97%, #000);
    margin: -2px 0 0;
    border-width: 2px 0 0;
    .figure {
      margin-bottom: 8px;
    }
    .condition {
      padding-top: 14px;
    }
  }
`

/** What is already included, as a strip of coupons. */
export function PromotionsSection({ heading, coupons }: HomePageData['promotions']) {
  return (
    <Section heading={heading}>
      <ul
        css={[balanced(coupons.length), strip, coupons.length === 3 && broadFirst]}
        className="coupons"
      >
        {coupons.map(({ figure, title, condition }) => (
          <li
            key={`${figure} ${title}`}
            {...onGround('lit', coupon, css`--letters:${figure.length};`)}
          >
            <h3>
              <span className="figure">{figure}</span> {title}
            </h3>
            <p className="condition">{condition}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
