import { css } from '@emotion/react'
import { sunken } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import type { ContactDialogData } from '../../features/contact/ContactDialog.tsx'
import { media } from '../../theme/tokens.ts'
import { PlanCard } from './PlanCard.tsx'
import { isLong } from './plan-parts.tsx'
import { SinglePlan } from './SinglePlan.tsx'
import type { ServicePageData } from './service.data.server.ts'

/* Cards share their rows; the popular one extends 44 px beyond them. A long price, a range with its
   currency, fits on one line in the narrowest of three columns, and on a phone, but is never
   smaller than the name of the plan. */
const joined = css`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  &[data-long] {
    --price: 1.75rem;
  }
  ${media.fromTablet} {
    padding-block: 44px;
    &[data-long] {
      --price: clamp(1.5rem, 2.55vw, 2.4rem);
    }
  }
  ${media.belowTablet} {
    grid-template: none / minmax(0, 1fr);
    gap: 16px;
  }
  ${media.mobile} {
    &[data-long] {
      --price: clamp(1.75rem, 13.8vw - 20px, 2.7rem);
    }
  }
`

/* Three in a row, or two where three would leave one alone; later rows make room for the popular
   one. */
const rows = (plans: number) => {
  const inRow = plans === 3 || plans > 4 ? 3 : 2
  return css`
    ${media.fromTablet} {
      grid-template-columns: ${inRow === 3 ? '1fr 1.13fr 1fr' : 'repeat(2, minmax(0, 1fr))'};
      > li:nth-of-type(n + ${inRow + 1}) {
        --drop: 100px;
      }
    }
  `
}

type Props = ServicePageData['plans'] & { dialog: ContactDialogData }

/** Plans and prices: adjoining cards, of which the popular one is taller, or one wide card. */
export function PlansSection({ heading, lead, action, items, dialog }: Props) {
  const [only] = items
  return (
    <Section band={sunken} id="planes" heading={heading} lead={lead}>
      {items.length === 1 && only ? (
        <SinglePlan plan={only} action={action} dialog={dialog} />
      ) : (
        <ul
          css={[joined, rows(items.length)]}
          className="plans"
          data-long={items.some(isLong) || undefined}
        >
          {items.map((plan) => (
            <PlanCard key={plan.id} plan={plan} action={action} dialog={dialog} />
          ))}
        </ul>
      )}
    </Section>
  )
}
