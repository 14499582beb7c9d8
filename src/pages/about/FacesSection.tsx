import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { photoSources } from '../../components/photo-sources.ts'
import { color, media, radius } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${grid};
  ${sectionPadding};
  align-items: center;
  row-gap: 44px;
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead};
    margin-block: 16px 28px;
    color: ${color.ink2};
    max-width: 20em;
  }
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`
const words = css`
  grid-column: 1/5;
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
`
const faces = css`
  grid-column: 5/-1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: clamp(8px, 1.2vw, 16px);
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
  ${media.mobile} {
    margin-top: 36px;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.control};
    background: ${color.sunken};
  }
`

export type FacesData = {
  heading: string
  text: string
  action: { label: string; to: string }
  portraits: readonly { image: string; alt: string }[]
}

/** The four portraits side by side, and the way to the people. */
export function FacesSection({ heading, text, action, portraits }: FacesData) {
  return (
    <section css={section}>
      <div css={words}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <PageLink css={button.ember} to={action.to}>
          {action.label}
        </PageLink>
      </div>
      <div css={faces}>
        {portraits.map(({ image, alt }) => (
          <img
            key={image}
            {...photoSources(image, '20rem')}
            alt={alt}
            width="320"
            height="400"
            loading="lazy"
          />
        ))}
      </div>
    </section>
  )
}
