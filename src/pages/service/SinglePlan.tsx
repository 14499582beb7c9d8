import { css } from '@emotion/react'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import { color, media, radius } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'
import { type PlanCardProps, planLabel } from './PlanCard.tsx'
import { PlanFeatures } from './PlanFeatures.tsx'
import { PlanPrice } from './PlanPrice.tsx'

const card = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 44px clamp(44px, 6vw, 96px);
  padding: clamp(28px, 4.6vw, 64px);
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.box};
  ${media.belowPair} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`
const offer = css`
  display: flex;
  flex-direction: column;
  align-items: start;
  h3 {
    ${type.h3};
    font-size: clamp(1.75rem, 2.6vw, 2.25rem);
    margin-bottom: 18px;
  }
  > p {
    width: 100%;
  }
  > p:last-of-type {
    margin-block: 12px 28px;
    color: ${color.ink2};
    max-width: 22.6em;
  }
  > a {
    margin-top: auto;
  }
  ${media.mobile} {
    > a {
      width: 100%;
    }
  }
`
const features = css`
  columns: 2;
  column-gap: 44px;
  border-top: 2px dashed ${color.line};
  && {
    padding-top: 18px;
  }
  li {
    break-inside: avoid;
    padding-block: 9px;
  }
  ${media.mobile} {
    columns: 1;
    li {
      padding-block: 5px;
    }
  }
`

/** The only plan of a service: one wide card, its list in two columns. */
export function SinglePlan({ plan, action, dialog }: PlanCardProps) {
  const { name, description, price, label } = plan
  return (
    <div css={[grounds.night, card]} data-tone="night">
      <div css={offer}>
        {label && <span css={planLabel}>{label}</span>}
        <h3>{name}</h3>
        <PlanPrice {...price} />
        <p>{description}</p>
        <ContactButton look="principal" dialog={dialog}>
          {action}
        </ContactButton>
      </div>
      <PlanFeatures css={features} features={plan.features} />
    </div>
  )
}
