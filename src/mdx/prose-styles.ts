import { codeStyles } from './prose/code-styles.ts'
import { footnoteStyles } from './prose/footnote-styles.ts'
import { listStyles, taskStyles } from './prose/list-styles.ts'
import { tableStyles } from './prose/table-styles.ts'
import { rareTextStyles, textStyles } from './prose/text-styles.ts'

const componentStyles = import.meta.glob<string>(['./*/*-styles.ts', '!./prose/*'], {
  eager: true,
  import: 'styles',
})

/**
 * Styles of basic text; like those below, they are descendant rules of the element around the HTML.
 */
export const proseStyles: string = textStyles + listStyles

/** Styles of everything else that the body of an article or a text page can contain. */
export const prosePartStyles: string = [
  rareTextStyles,
  taskStyles,
  codeStyles,
  tableStyles,
  footnoteStyles,
  ...Object.values(componentStyles),
].join('')
