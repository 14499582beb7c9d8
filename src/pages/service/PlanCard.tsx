import { css } from '@emotion/react'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { color, media, radius } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'
import { PlanFeatures } from './PlanFeatures.tsx'
import { PlanPrice, type PriceParts } from './PlanPrice.tsx'

/* Name, price, sentence, list and button share their lines with those of the other plans. */
const card = css`
  position: relative;
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
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    &:not([data-tone]):first-of-type {
      border-radius: ${radius.box} 0 0 ${radius.box};
    }
    &:not([data-tone]):last-of-type {
      border-radius: 0 ${radius.box} ${radius.box} 0;
    }
  }
  ${media.belowPair} {
    display: grid;
    grid-template: auto auto 1fr auto / 5fr 7fr;
    column-gap: 44px;
    > ul {
      grid-area: 1/2/5/3;
    }
    > a {
      margin-top: 24px;
    }
  }
  ${media.mobile} {
    display: block;
  }
`
/* Taller than its neighbours by what stands above and below the lines that they share. */
const popularCard = css`
  border-color: transparent;
  .dark & {
    border: 2px solid ${color.maize};
    background: ${color.raised};
  }
  @media print {
    border: 2px solid ${color.ink};
  }
  ${media.pair} {
    margin: -44px -1px;
    padding: 80px 35px 78px;
    > span {
      position: absolute;
      inset: 30px auto auto 35px;
    }
  }
  ${media.belowPair} {
    order: -1;
    padding-top: 72px;
    > span {
      position: absolute;
      inset: 26px auto auto 32px;
    }
  }
`
const list = css`
  margin-block: 26px 28px;
  border-top: 2px dashed ${color.line};
  && {
    padding-top: 18px;
  }
  ${media.belowPair} {
    margin-block: 0;
    border: 0;
    && {
      padding-top: 0;
    }
  }
  ${media.mobile} {
    margin-block: 22px 0;
    border-top: 2px dashed ${color.line};
    && {
      padding-top: 18px;
    }
  }
`
const action = css`
  width: 100%;
`

/** The label of the plan that most clients choose. */
export const planLabel = css`
  padding: 6px 12px;
  border-radius: ${radius.label};
  background: ${color.maize};
  print-color-adjust: exact;
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
  label?: string | undefined
  features: readonly string[]
}

export type PlanCardProps = { plan: Plan; action: string; dialog: ContactDialogData }

/** One of several plans; the popular one is a piece of night, and framed in maize by night. */
export function PlanCard({ plan, action: words, dialog }: PlanCardProps) {
  const { name, description, price, popular, label, features } = plan
  return (
    <li
      css={popular ? [grounds.night, card, popularCard] : card}
      data-tone={popular ? 'night' : undefined}
    >
      {label && <span css={planLabel}>{label}</span>}
      <h3>{name}</h3>
      <PlanPrice {...price} />
      <p>{description}</p>
      <PlanFeatures css={list} features={features} />
      <ContactButton css={action} look={popular ? 'principal' : 'outline'} dialog={dialog}>
        {words}
        <span className="vh">: {name}</span>
      </ContactButton>
    </li>
  )
}
