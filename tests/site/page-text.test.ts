import { expect, test } from 'vitest'
import { pageText } from '../../src/site/page-text.ts'

const page = (main: string) =>
  pageText(`<head><meta property="og:title" content="Título">
<meta name="keywords" content="tarifas, costo"></head>
<body><nav>Menú</nav><main data-searchable>${main}</main></body>`)

test('words of adjacent elements are separated, parts of one word are not, and a label begins a sentence', () => {
  const main = '<dl><dt>Horario</dt><dd><b>9</b><span>a 5</span></dd></dl><p>in<b>mortal</b></p>'
  expect(page(main)?.text).toBe('Horario: 9 a 5. inmortal.')
  expect(page('<p>Uno</p><dl><dt>años</dt><dd>5+</dd></dl>')?.text).toBe('Uno. Años: 5+.')
})

test('a block ends like a sentence; elements that are not about the subject are left out', () => {
  const main = `<h1>Precios (MXN)</h1><p>A la vista: sí.</p><p>(Siempre.)</p><form>Nombre</form><button>Más</button>
    <p aria-hidden="true">×</p><a aria-haspopup="dialog">Lo quiero</a><p class="vh">oculto</p><svg><title>x</title></svg>
    <div data-nosnippet><figure>Café inventado, $14</figure></div>`
  expect(page(main)).toEqual({
    title: 'Título',
    keywords: 'tarifas, costo',
    text: 'Precios (MXN). A la vista: sí. (Siempre.)',
    questions: [],
  })
})

test('questions are separate, each with the anchor that opens it', () => {
  const main = `<p>Uno</p><details><summary><span>¿Tienen oficina?</span></summary>
    <div id="p-oficina"><p>No.</p></div></details>`
  expect(page(main)).toMatchObject({
    text: 'Uno.',
    questions: [{ id: 'p-oficina', title: '¿Tienen oficina?', text: 'No.' }],
  })
})

test('a page that must not be listed has no text', () => {
  expect(pageText('<main>Nada</main>')).toBeUndefined()
})
