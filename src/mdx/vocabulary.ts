// The components offered to writers, each with a folder and a line here. Node only: they import
// zod.
export { ButtonLink } from './button-link/ButtonLink.tsx'
export { Callout } from './callout/Callout.tsx'
export { Chart } from './chart/Chart.tsx'
export { Figure } from './figure/Figure.tsx'
export { PlanPrice } from './plan-price/PlanPrice.tsx'
export { Quote } from './quote/Quote.tsx'
export { Steps } from './steps/Steps.tsx'
export { VideoLink } from './video-link/VideoLink.tsx'
