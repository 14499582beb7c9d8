import { codeStyles } from './prose/code-styles.ts'
import { footnoteStyles } from './prose/footnote-styles.ts'
import { listStyles, taskStyles } from './prose/list-styles.ts'
import { tableStyles } from './prose/table-styles.ts'
import { leadStyles, rareTextStyles, textStyles } from './prose/text-styles.ts'

const componentStyles = import.meta.glob<string>(['./*/*-styles.ts', '!./prose/*'], {
  eager: true,
  import: 'styles',
})

/** Styles of plain text; like those of its parts, they reach down from an element around the HTML. */
export const proseStyles: string = [textStyles, listStyles, leadStyles].join('')

/** Styles of what else the body of an article or of a page of text can hold. */
export const prosePartStyles: string = [
  rareTextStyles,
  taskStyles,
  codeStyles,
  tableStyles,
  footnoteStyles,
  ...Object.values(componentStyles),
].join('')
