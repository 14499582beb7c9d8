import { css } from '@emotion/react'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { color, media, radius } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'
import { PlanFeatures } from './PlanFeatures.tsx'
import { PlanPrice, type PriceParts } from './PlanPrice.tsx'

const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 36px 32px 34px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.box};
  h3 {
    ${type.h3};
    font-size: 1.75rem;
    margin-bottom: 14px;
  }
  > p:last-of-type {
    color: ${color.ink2};
    margin-top: 4px;
  }
  ${media.pair} {
    [data-popular] & {
      padding: 44px 35px 50px;
    }
    li:not([data-popular]):first-of-type & {
      border-radius: ${radius.box} 0 0 ${radius.box};
    }
    li:not([data-popular]):last-of-type & {
      border-radius: 0 ${radius.box} ${radius.box} 0;
    }
  }
`
const list = css`
  flex: 1;
  margin-block: 26px 28px;
  border-top: 2px dashed ${color.line};
  && {
    padding-top: 18px;
  }
`
const action = css`
  width: 100%;
`

/** The label of the plan that most clients choose. */
export const planLabel = css`
  align-self: start;
  margin-bottom: 18px;
  padding: 6px 12px;
  border-radius: ${radius.label};
  background: ${color.maize};
  color: #1a1622;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`

export type Plan = {
  id: string
  name: string
  description: string
  price: PriceParts
  popular: boolean
  label: string | undefined
  features: readonly string[]
}

export type PlanCardProps = { plan: Plan; action: string; dialog: ContactDialogData }

/** One of several plans; the popular one is a piece of night. */
export function PlanCard({ plan, action: words, dialog }: PlanCardProps) {
  const { name, description, price, popular, label, features } = plan
  return (
    <div css={[popular && grounds.night, card]} data-tone={popular ? 'night' : undefined}>
      {label && <span css={planLabel}>{label}</span>}
      <h3>{name}</h3>
      <PlanPrice {...price} />
      <p>{description}</p>
      <PlanFeatures css={list} features={features} />
      <ContactButton css={action} look={popular ? 'principal' : 'outline'} dialog={dialog}>
        {words}
        <span className="vh">: {name}</span>
      </ContactButton>
    </div>
  )
}
