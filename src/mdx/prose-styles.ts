import { buttonLinkStyles } from './button-link/button-link-styles.ts'
import { calloutStyles } from './callout/callout-styles.ts'
import { figureStyles } from './figure/figure-styles.ts'
import { planPriceStyles } from './plan-price/plan-price-styles.ts'
import { codeStyles } from './prose/code-styles.ts'
import { footnoteStyles } from './prose/footnote-styles.ts'
import { listStyles } from './prose/list-styles.ts'
import { tableStyles } from './prose/table-styles.ts'
import { leadStyles, textStyles } from './prose/text-styles.ts'
import { quoteStyles } from './quote/quote-styles.ts'
import { stepsStyles } from './steps/steps-styles.ts'
import { videoLinkStyles } from './video-link/video-link-styles.ts'

/** Styles of plain text; like those of its parts, they reach down from an element around the HTML. */
export const proseStyles: string = [textStyles, listStyles, leadStyles].join('')

/** Styles of what else the body of an article or of a page of text can hold. */
export const prosePartStyles: string = [
  codeStyles,
  tableStyles,
  footnoteStyles,
  buttonLinkStyles,
  calloutStyles,
  figureStyles,
  planPriceStyles,
  quoteStyles,
  stepsStyles,
  videoLinkStyles,
].join('')
