import { expect, test } from 'vitest'
import { openStyles } from '../../src/mdx/needed-styles.ts'
import { proseStyles } from '../../src/mdx/prose-styles.ts'

const styles = `color:red;
p{margin:0}
h2,h3{font-weight:800}
h2 + *,h3 + h4{margin:0}
.code code{white-space:pre}
*:not(pre) > code{padding:0}
.dark & .code{color:blue}
ul > li::before{content:''}
@media print{.code{color:black}p{color:black}}
@media screen{color:black}
`

test('speed: a text takes along the rules for what it holds, and no others', () => {
  expect(openStyles(styles)('<p>a</p><h3>b</h3>')).toBe(
    'color:red;p{margin:0}h3{font-weight:800}@media print{p{color:black}}@media screen{color:black}',
  )
})

test('a rule needs all elements and classes of its selector, wherever they stand', () => {
  const html = '<div class="code language-ts"><pre><code>a</code></pre></div>'
  expect(openStyles(styles)(html)).toBe(
    'color:red;.code code{white-space:pre}*:not(pre) > code{padding:0}.dark & .code{color:blue}' +
      '@media print{.code{color:black}}@media screen{color:black}',
  )
})

test('a text that holds everything keeps all the styles of a text', () => {
  const names = [...new Set(proseStyles.match(/(?<=\.)[a-z][\w-]+/g))].join(' ')
  const tags =
    'p h2 h3 h4 h5 h6 strong em del a blockquote img ul ol li input hr code pre sup table thead th td figcaption cite'
  const html = tags
    .split(' ')
    .map((tag) => `<${tag} class="${names}">`)
    .join('')
  const rules = (text: string) => text.match(/\{/g)?.length
  expect(rules(openStyles(proseStyles)(html))).toBe(rules(proseStyles))
})

test('texts that hold other things get other answers, in whatever order they ask', () => {
  const stylesFor = openStyles('p{margin:0}h2{margin:1px}')
  expect(stylesFor('<p>a</p>')).toBe('p{margin:0}')
  expect(stylesFor('<h2>a</h2><p>b</p>')).toBe('p{margin:0}h2{margin:1px}')
  expect(stylesFor('<p>b</p>')).toBe('p{margin:0}')
})
