import { ButtonLink } from './button-link/ButtonLink.tsx'
import { Callout } from './callout/Callout.tsx'
import { Figure } from './figure/Figure.tsx'
import { PlanPrice } from './plan-price/PlanPrice.tsx'
import { Quote } from './quote/Quote.tsx'
import { Steps } from './steps/Steps.tsx'
import { VideoLink } from './video-link/VideoLink.tsx'
import type { ComponentName } from './vocabulary-props.ts'

/** The components offered to writers, by the name they write; see vocabulary-props.ts. */
export const vocabulary = {
  ButtonLink,
  Callout,
  Figure,
  PlanPrice,
  Quote,
  Steps,
  VideoLink,
} satisfies Record<ComponentName, unknown>
