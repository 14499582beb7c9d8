/** @jsxImportSource react */
import { useBodyFacts } from '../body-facts.ts'
import type { PlanPriceProps } from './plan-price-props.ts'

/** The price of a plan, taken from the service so that it is written only once. */
export function PlanPrice({ service, plan }: PlanPriceProps) {
  const { planPrice } = useBodyFacts()
  return <span className="plan-price">{planPrice(service, plan)}</span>
}
