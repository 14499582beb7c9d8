import { css } from '@emotion/react'
import { container, sectionPadding } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { color, media } from '../../theme/tokens.ts'
import { type Plan, PlanCard } from './PlanCard.tsx'
import { SinglePlan } from './SinglePlan.tsx'

const ground = css`
  background: ${color.sunken};
`
const inner = css`
  ${container};
  ${sectionPadding}
`
const joined = css`
  display: grid;
  grid-template-columns: 1fr 1.13fr 1fr;
  align-items: center;
  margin: 0;
  > li {
    min-width: 0;
    height: 100%;
    padding-block: 44px;
  }
  > li[data-popular] {
    position: relative;
    margin-inline: -1px;
    padding-block: 0;
  }
  ${media.belowPair} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    > li,
    > li[data-popular] {
      margin: 0;
      padding: 0;
    }
    > li[data-popular] {
      order: -1;
    }
  }
`

export type PlansData = {
  heading: string
  lead: string | undefined
  action: string
  plans: readonly Plan[]
}

type Props = PlansData & { dialog: ContactDialogData }

/** Plans and prices: joined cards of which the popular one is taller, or one wide card. */
export function PlansSection({ heading, lead, action, plans, dialog }: Props) {
  const [only] = plans
  return (
    <section css={ground} id="planes">
      <div css={inner}>
        <SectionHead heading={heading}>{lead && <p>{lead}</p>}</SectionHead>
        {plans.length === 1 && only ? (
          <SinglePlan plan={only} action={action} dialog={dialog} />
        ) : (
          <ul css={joined} className="plans">
            {plans.map((plan) => (
              <li key={plan.id} data-popular={plan.popular || undefined}>
                <PlanCard plan={plan} action={action} dialog={dialog} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
