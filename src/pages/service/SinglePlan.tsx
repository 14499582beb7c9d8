import { css } from '@emotion/react'
import { CheckList } from '../../components/CheckList.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import { color, media, radius } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { PlanPrice, type PlanProps, planLabel } from './plan-parts.tsx'

const ticket = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  break-inside: avoid;
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const padding = 'clamp(28px, 4vw, 56px)'
const stub = css`
  display: flex;
  flex-direction: column;
  align-items: start;
  padding: ${padding};
  border-radius: ${radius.box} 0 0 ${radius.box};
  > span {
    margin-bottom: 24px;
    background: ${color.ink};
    color: ${color.paper};
  }
  h3 {
    font-size: clamp(1.75rem, 2.6vw, 2.25rem);
    margin-bottom: 14px;
  }
  > p:last-of-type {
    margin-block: 8px 32px;
    max-width: 22.6em;
    color: ${color.ink2};
  }
  > a {
    width: 100%;
    margin-top: auto;
  }
  ${media.belowTablet} {
    border-radius: ${radius.box} ${radius.box} 0 0;
  }
  ${media.belowNarrow} {
    --price: 2.2rem;
  }
`
const features = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-content: center;
  gap: 0 44px;
  border: 1px solid ${color.line};
  border-left: 3px dashed ${color.line2};
  border-radius: 0 ${radius.box} ${radius.box} 0;
  background: ${color.raised};
  padding: ${padding};
  li {
    padding-block: clamp(12px, 1.2vw, 16px);
    border-top: 1px solid ${color.line};
  }
  ${media.belowTablet} {
    border: 1px solid ${color.line};
    border-top: 3px dashed ${color.line2};
    border-radius: 0 0 ${radius.box} ${radius.box};
  }
`

/** The only plan of a service: a wide ticket, with its price on the stub. */
export function SinglePlan({ plan, action, dialog }: PlanProps) {
  const { name, description, price, label } = plan
  return (
    <div css={ticket}>
      <div {...onGround('lit', stub)}>
        {label && <span css={planLabel}>{label}</span>}
        <h3>{name}</h3>
        <PlanPrice price={price} />
        <p>{description}</p>
        <ContactButton look="principal" dialog={dialog} message={plan.message}>
          {action}
        </ContactButton>
      </div>
      <CheckList css={features} items={plan.features} />
    </div>
  )
}
