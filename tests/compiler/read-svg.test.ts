import { expect, test } from 'vitest'
import { readSvg } from '../../src/compiler/images/read-svg.ts'
import { describe } from '../../src/compiler/report/printed.ts'

/** The message and position of a refused drawing. */
function refusalOf(text: string): string | undefined {
  const reading = readSvg(text)
  return 'fault' in reading
    ? describe({ code: 'svg-active', data: reading.fault }).message
    : undefined
}

const page = 'http://www.w3.org/1999/xhtml'
const inDrawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`

test.each([
  ['a page', '<foreignObject/>', '<foreignObject>'],
  ['a known prefix with another meaning', `<rdf:a xmlns:rdf="${page}" href="#"/>`, 'xmlns:rdf'],
  ['a link', '<a href="https://a.example"/>', '<a>'],
  ['another language in the drawing', `<g xmlns="${page}"/>`, 'xmlns'],
  ['another ground for addresses', '<g xml:base="https://a.example/"/>', 'xml:base'],
  ['an unknown prefix at an attribute', '<use p:href="#a"/>', 'p:href'],
  ['a handler', '<g onclick="a()"/>', 'onclick'],
  ['an address that runs', '<use href="javascript:a()"/>', 'un enlace'],
  ['an entity of HTML', '<use href="java&Tab;script:a()"/>', 'una entidad'],
  ['another drawing inside', '<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'un enlace'],
  ['a style from another site', '<g style="mask:url( \'//a.example\')"/>', 'estilos'],
  ['a style that hides its words', '<g style="mask:\\75rl(//a.example)"/>', 'estilos'],
  ['a sheet of another site', '<style>@import "//a.example"</style>', 'estilos'],
  ['a sheet behind a comment', '<style>@imp<!-- -->ort "//a.example"</style>', 'estilos'],
  ['a sheet around an element', '<style>@imp<g/>ort "//a.example"</style>', 'no entiendo'],
  ['an instruction', '<?xml-stylesheet href="//a.example"?>', 'una instrucción'],
])('%s is refused', (_, inner, what) => {
  expect(refusalOf(inDrawing(inner))).toContain(what)
})

test.each([
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!DOCTYPE>'],
  ['another encoding', '<?xml version="1.0" encoding="UTF-7"?><svg/>', 'una instrucción'],
])('a drawing with %s is refused', (_, text, what) => {
  expect(refusalOf(text)).toContain(what)
})

test('what drawing programs write passes', () => {
  const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape & others -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  inkscape:export-filename="C:\\dibujos\\a.png" xml:space="preserve" viewBox='0 0 9 9'>
  <sodipodi:namedview id="base"><inkscape:grid type="xygrid" /></sodipodi:namedview>
  <metadata><rdf:RDF><rdf:li rdf:resource="http://purl.org/a">Luz &amp; sombra</rdf:li></rdf:RDF></metadata>
  <style type="text/css"><![CDATA[ .a > .b { fill: url(#c); mask: url("#d") } ]]></style><style/>
  <defs><linearGradient id="c" xlink:href="#e"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>
  <use href="#a" fill="url(#c)"/><text>once = 1</text>
  <image width="1" xlink:href="data:image/png;base64,iVBORw0K&#10;Ggo="/>
</svg>
`
  expect(refusalOf(text)).toBeUndefined()
})

test('the range is that of the element or of the attribute', () => {
  const text = inDrawing('\n<g id="a" onload="a()"/>')
  expect(readSvg(text)).toMatchObject({ index: text.indexOf('onload') })
})
