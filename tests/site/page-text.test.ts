import { expect, test } from 'vitest'
import { pageText } from '../../src/site/page-text.ts'

const page = (main: string) =>
  pageText(`<head><meta property="og:title" content="Título">
<meta name="keywords" content="tarifas, costo"></head>
<body><nav>Menú</nav><main data-searchable>${main}</main></body>`)

test('words of neighbouring elements do not stick together, halves of one word do', () => {
  const main = '<dl><dt>Horario</dt><dd><b>9</b><span>a 5</span></dd></dl><p>in<b>mortal</b></p>'
  expect(page(main)?.text).toBe('Horario: 9 a 5. inmortal.')
})

test('a block ends as a sentence; what says nothing of the subject is left out', () => {
  const main = `<h1>Precios</h1><p>A la vista: sí.</p><form>Nombre</form><button>Más</button>
    <p aria-hidden="true">×</p><a aria-haspopup="dialog">Lo quiero</a><p class="vh">oculto</p><svg><title>x</title></svg>
    <div data-nosnippet><figure>Café inventado, $14</figure></div>`
  expect(page(main)).toEqual({
    title: 'Título',
    keywords: 'tarifas, costo',
    text: 'Precios. A la vista: sí.',
    questions: [],
  })
})

test('the label of a figure begins a sentence', () => {
  expect(page('<p>Uno</p><dl><dt>años</dt><dd>5+</dd></dl>')?.text).toBe('Uno. Años: 5+.')
})

test('questions are put aside, each with the place that opens it', () => {
  const main = `<p>Uno</p><details><summary><span>¿Tienen oficina?</span></summary>
    <div id="p-oficina"><p>No.</p></div></details>`
  expect(page(main)).toMatchObject({
    text: 'Uno.',
    questions: [{ id: 'p-oficina', title: '¿Tienen oficina?', text: 'No.' }],
  })
})

test('a page that may not be listed says nothing', () => {
  expect(pageText('<main>Nada</main>')).toBeUndefined()
})
