/** @jsxImportSource react */
import { priceOf, useBodyContext } from '../body-context.ts'
import { type PlanPriceProps, planPriceRule } from './plan-price-props.ts'

/** The price of a plan, taken from the service so that it is written only once. */
export function PlanPrice({ service, plan }: PlanPriceProps) {
  return <span className="plan-price">{priceOf(useBodyContext(), service, plan)}</span>
}

PlanPrice.rule = planPriceRule
