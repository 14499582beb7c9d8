import { css } from '@emotion/react'
import { CheckList } from '../../components/CheckList.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import { color, layer, media, radius } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { PlanPrice, type PlanProps, planLabel } from './plan-parts.tsx'

/* Small enough for a range of five-figure prices and its currency on one line of a narrow phone, and
   for a long word at 200 %. */
const side = 'clamp(18px, 20vw - 2.875rem, 32px)'
/* Name, price, sentence, list and button align with those of the other plans. */
const card = css`
  position: relative;
  padding: 36px ${side} 34px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.box};
  h3 {
    font-size: 1.75rem;
    margin-bottom: 14px;
  }
  > p:last-of-type {
    color: ${color.ink2};
    margin-top: 4px;
  }
  > a {
    width: 100%;
  }
  ${media.fromTablet} {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin-top: var(--drop, 0px);
    &:not([data-tone]):first-of-type {
      border-radius: ${radius.box} 0 0 ${radius.box};
    }
    &:not([data-tone]):last-of-type {
      border-radius: 0 ${radius.box} ${radius.box} 0;
    }
  }
  ${media.belowTablet} {
    > a {
      margin-top: 24px;
    }
  }
  ${media.onTablet} {
    display: grid;
    grid-template: auto auto 1fr auto / 5fr 7fr;
    column-gap: 44px;
    > ul {
      grid-area: 1/2/5/3;
    }
  }
`
/* Extends above and below the rows that it shares with its neighbours. With an outline, because a
   thicker border would shift the text off the shared lines. */
const popularCard = css`
  z-index: ${layer.content};
  border-color: transparent;
  .dark & {
    border-color: ${color.maize};
    outline: 1px solid ${color.maize};
  }
  @media print {
    border-color: ${color.ink};
    outline: 1px solid ${color.ink};
  }
  ${media.fromTablet} {
    margin: calc(var(--drop, 0px) - 44px) -1px -20px;
    padding: 80px 35px 54px;
    > span {
      position: absolute;
      inset: 30px auto auto 35px;
    }
  }
  ${media.belowTablet} {
    order: -1;
    padding-top: 4.5rem;
    > span {
      position: absolute;
      inset: 26px auto auto ${side};
    }
  }
`
const list = css`
  margin-top: 22px;
  padding-top: 18px;
  border-top: 2px dashed ${color.line};
  ${media.fromTablet} {
    margin-block: 26px 28px;
  }
  ${media.onTablet} {
    margin-top: 0;
    padding-top: 0;
    border: 0;
  }
`

/**
 * One of several plans; the popular one has the night tone, and a maize frame in the dark theme.
 */
export function PlanCard({ plan, action, dialog }: PlanProps) {
  const { name, description, price, popular, label, features } = plan
  return (
    <li {...(popular ? onGround('night', card, popularCard) : { css: card })}>
      {label && <span css={planLabel}>{label}</span>}
      <h3>{name}</h3>
      <PlanPrice price={price} />
      <p>{description}</p>
      <CheckList css={list} items={features} />
      <ContactButton
        look={popular ? 'principal' : 'outline'}
        dialog={dialog}
        message={plan.message}
      >
        {action}
        <span className="vh">{`: ${name}`}</span>
      </ContactButton>
    </li>
  )
}
