// Node only: this module brings zod, which visitors must not download.
import { buttonLinkRule } from './button-link/button-link-props.ts'
import { calloutRule } from './callout/callout-props.ts'
import type { ComponentRule } from './component-rule.ts'
import { figureRule } from './figure/figure-props.ts'
import { planPriceRule } from './plan-price/plan-price-props.ts'
import { quoteRule } from './quote/quote-props.ts'
import { stepsRule } from './steps/steps-props.ts'
import { videoLinkRule } from './video-link/video-link-props.ts'

const rules = {
  ButtonLink: buttonLinkRule,
  Callout: calloutRule,
  Figure: figureRule,
  PlanPrice: planPriceRule,
  Quote: quoteRule,
  Steps: stepsRule,
  VideoLink: videoLinkRule,
} as const satisfies Record<string, ComponentRule>

export type ComponentName = keyof typeof rules

/** What each component of the vocabulary accepts; a map, so that `constructor` is no component. */
export const vocabularyRules: ReadonlyMap<string, ComponentRule> = new Map(Object.entries(rules))
