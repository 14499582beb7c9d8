import { expect, test } from 'vitest'
import { printCss } from '../../src/theme/print-css.ts'

test('no name of a site ends the style element that the preview puts the styles into', () => {
  const css = printCss({ name: 'A</style><b>', origin: 'https://a.mx', email: 'a@a.mx' })
  expect(css).toContain('content: "A\\3c /style>\\3c b> · a.mx · a@a.mx"')
  expect(css).not.toContain('</style')
})
