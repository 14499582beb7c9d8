import { openFields, textsOf, withBody, withLines } from '../article-lines.ts'

/** Bodies that are refused, and bodies that must not be. */
const bodies: Record<string, string> = {
  'an export': 'export const a = (globalThis.canary = true)\n\nTexto.',
  'a closing brace alone': 'El precio es 100} pesos.',
  'a script': '<script>globalThis.canary = true</script>',
  'an iframe': '<iframe src="https://example.com" />',
  'spread attributes': '<Callout {...globalThis}>Hola</Callout>',
  'a typing mistake in a component':
    '<Callot title="a">Hola</Callot>\n\n<Videolink href="https://a.mx/b" title="b" />',
  'a mistyped option of a component': '<Callout tone="warnin">Hola</Callout>',
  'a Spanish name of a prop': '<Callout titulo="a">\n\nHola\n\n</Callout>',
  'a closing tag too many': 'Hola</Callout>',
  'a typing mistake in an image': '![Foto](/images/mustra.svg)',
  'a typing mistake in a page': 'Mira [esto](/blog/uhno).',
  'links of a component and of a definition to pages that do not exist':
    '<ButtonLink to="/tres">Ir</ButtonLink>\n\nMira [esto][1].\n\n[1]: /dos',
  'a link with a trailing slash': 'Mira [esto](/blog/uno/).',
  'a link with a query and an anchor': 'Mira [esto](/portafolio?filtro=web#a).',
  'links to files beside pages':
    'Mira [esto](/blog/uno.md), [esto](/blog/categoria/uno/feed.json).',
  'a link to a file that no page has': 'Mira [esto](/servicios/uno.md).',
  'a link that leaves the site without scheme': 'Mira [esto](//evil.example).',
  'an anchor that does not exist': '## Uno dos\n\nMira [esto](#uno-tres).',
  'an anchor of a footnote of this text': 'Así[^n]. Mira [la nota](#Nota-fn-n).\n\n[^n]: Nota.',
  'an anchor without the accent of its heading': '## Año nuevo\n\nMira [esto](#ano-nuevo).',
  'the price of a plan': 'Cuesta <PlanPrice service="uno" plan="uno" />.',
  'the price of a service with a typing mistake': 'Cuesta <PlanPrice plan="uno" service="unoo" />.',
  'a typing mistake in an image with its text':
    '<Figure src="/images/mustra.svg" alt="Una muestra" />',
  'the price of an unknown plan': 'Cuesta <PlanPrice service="uno" plan="unno" />.',
  'a price without its plan': 'Cuesta <PlanPrice service="uno" />.',
  'code about braces and imports':
    'Usa `{a}` y `<b>`.\n\n```js\nimport x from "y"\nglobalThis.canary = true\n```',
  'an image as a link': '[![Foto](/images/muestra.svg)](/blog/uno)',
  'an address of another site with a space': 'Mira [x](https://a.mx/mi página).',
  'an image with a space in its name': '![Una foto](/images/mi Foto.png)',
  'brackets and parentheses the wrong way round': 'Mira (x)[/precios].',
  'an address that does not end': 'Mira [x](/precios y sigue.',
  'an address with curly quotes behind it': 'Mira [x](/precios “Precios”).',
  'a link by a reference that is nowhere': 'Mira [x][precios].',
  'links and images of other programs': 'Mira [[Otra nota]].\n\n![[Mi foto.png]]',
  'brackets that are meant':
    'matriz[i][j], [1][2], [sic] (1990), [PHP], [x](una nota) y \\[x](/a b) `[x] (/a)`.',
  'bold without a space behind it': '**Nota:**es importante.',
  'asterisks that are meant':
    'Precio** y envío** gratis, 2**3, 2 ** 3 ** 4, src/**/*.ts, \\*\\*a y `**b`, **c** y ***.',
  'numbers without a space': '1.uno\n2.dos\n3.tres',
  'a table whose line of dashes is too short': '| a | b | c |\n| --- | --- |\n| 1 | 2 | 3 |',
  'footnotes with a space in their names':
    'Así[^nota 1] y así[^fuente inegi].\n\n[^nota 1]: Una.\n\n[^fuente inegi]: https://a.mx/b',
  'signs between figures that make emphasis': 'Mide 10*20*30, tarda 5~10, o 20~30, y H~2~O.',
  'signs that mean emphasis': 'Un*a*, *1*, ~no~ y ~~5~~ de 2**b**.',
  'a footnote written twice': 'Texto[^1].\n\n[^1]: Nota.\n\n[^1]: Otra.',
  'a fence closed in a quote': '> ```\n> a\n> ```\n\n~~~~\nb\n~~~~~',
  'a line break tag in a table': '| a |\n| - |\n| 1<br>2 |',
  'a comparison without spaces': 'Si x<y entonces.',
  'a box under the names of other programs':
    '<Callout type="warning">\n\nHola\n\n</Callout>\n\n<Callout tone="advertencia">\n\nHola\n\n</Callout>',
  'a box with marks in its title':
    '<Callout title="**Ojo**, cuánto cuesta?">\n\nHola\n\n</Callout>',
  'a list without spaces where a list has to be': '<Steps>\n1.- Uno.\n2.- Dos.\n</Steps>',
  'a table without its dashes where a table has to be':
    '<Chart title="a" source="b">\n\n| A | B |\n| uno | 2 |\n\n</Chart>',
  'a title, and a heading below it': '# Uno\n\n### Dos\n\n##### Tres',
  'a figure described by its file': '<Figure src="/images/muestra.svg" alt="IMG_2031.jpg" />',
  'a value without quotes beside one with curly quotes inside':
    '<Callout title="El “mejor” plan" tone=warning>Hola</Callout>',
  'curly quotes around a value, and a closing tag in small letters':
    '<Callout title=“Ojo”>\n\nHola\n\n</callout>',
  'a typing mistake in an opening tag': '<Callot title="Ojo">\n\nHola\n\n</Callout>',
  'a tag without its last sign before a text': '<Callout title="Ojo"\nPide.\n\n</Callout>',
  'single quotes inside single quotes': "<Callout title='El 'mejor' plan'>Hola</Callout>",
  'an image by its name alone': '![Foto](muestra.svg)',
  'an image of a telephone': '![Foto](/images/foto.heic)',
  'an image inside of its address': '![Foto](data:image/png;base64,xx)',
  'an image without an address': '![Foto]()',
  'the preview of the own computer': '[a](http://localhost:3000/precios)',
  'another site without its scheme': '[a](www.a.mx/b)',
  'a text of nothing but a comment': '{/* Por escribir */}',
  'a text of nothing but a definition': '[guia]: /blog/guia',
  'a text of nothing but a space by its name': '&nbsp; &#160;',
  'bold and a link in HTML': 'Es <b>a</b> y <a href="/x">b</a>.',
  'mistakes of every kind, in reading order':
    '# Uno\n\n<br>\n\nhola {x} y <b>tú</b>\n\n<!-- nota -->\n\n[a](javascript:x)\n\n<Callout>',
  'a relative link called like its address': '[contacto](contacto)',
  'a relative address in a definition': '[Escríbenos][1]\n\n[1]: contacto',
}

export const bodyCases: Record<string, string> = {
  ...textsOf(bodies, withBody),
  'a mistake in the fields and one in the text': withLines(
    { title: 'titulo: Hola' },
    "import fs from 'fs'\n\nTexto.",
  ),
  'no text at all': `${openFields}---\n`,
}
