import { openFields, textsOf, withBody, withLines } from '../article-lines.ts'

/** Bodies that are refused, and bodies that must not be. */
const bodies: Record<string, string> = {
  'an export': 'export const a = (globalThis.canary = true)\n\nTexto.',
  'a closing brace alone': 'El precio es 100} pesos.',
  'a script': '<script>globalThis.canary = true</script>',
  'an iframe': '<iframe src="https://example.com" />',
  'a styled block': '<div style="color: red">Hola</div>',
  'an event handler with a function':
    '<Callout onClick={() => { globalThis.canary = true }}>Hola</Callout>',
  'spread attributes': '<Callout {...globalThis}>Hola</Callout>',
  'a typing mistake in a component': '<Callot title="a">Hola</Callot>',
  'an old HTML element': '<marquee>Hola</marquee>',
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
  'a badly encoded link': 'Mira [esto](/blog/%E0%A4%A).',
  'an anchor that does not exist': '## Uno dos\n\nMira [esto](#uno-tres).',
  'an anchor with a mistake after nota': '## Nota final\n\nMira [esto](#nota-fina).',
  'an anchor of a footnote of this text':
    'Así[^n]. Mira [la nota](#Nota-malo-fn-n).\n\n[^n]: Nota.',
  'an anchor without the accent of its heading': '## Año nuevo\n\nMira [esto](#ano-nuevo).',
  'the price of a plan': 'Cuesta <PlanPrice service="uno" plan="uno" />.',
  'the price of an unknown service': 'Cuesta <PlanPrice service="dos" plan="uno" />.',
  'the price of a service with a typing mistake': 'Cuesta <PlanPrice plan="uno" service="unoo" />.',
  'a typing mistake in a picture with its text':
    '<Figure src="/images/mustra.svg" alt="Una muestra" />',
  'a typing mistake in a page that the text of its link repeats, in two lines':
    'Mira [/blog/uhno](\n/blog/uhno "/blog/uhno").',
  'the price of an unknown plan': 'Cuesta <PlanPrice service="uno" plan="unno" />.',
  'a price without its plan': 'Cuesta <PlanPrice service="uno" />.',
  'an unclosed code block': 'Uno.\n\n```ts\nconst a = 1',
  'an unknown programming language': '```klingon\nqapla\n```',
  'code without colours, and with those of another language':
    '```text\na\n```\n\n```vue\n<p>a</p>\n```',
  'an inline drawing with a handler': '<svg onload="globalThis.canary = true"></svg>',
  'code about braces and imports':
    'Usa `{a}` y `<b>`.\n\n```js\nimport x from "y"\nglobalThis.canary = true\n```',
  'an image as a link': '[![Foto](/images/muestra.svg)](/blog/uno)',
  'an address of another site with a space': 'Mira [x](https://a.mx/mi página).',
  'an image with a space in its name': '![Una foto](/images/mi Foto.png)',
  'brackets and parentheses the wrong way round': 'Mira (x)[/precios].',
  'an address that does not end': 'Mira [x](/precios y sigue.',
  'an address with curly quotes behind it': 'Mira [x](/precios “Precios”).',
  'a link by a reference that is nowhere': 'Mira [x][precios].',
  'links and pictures of other programs': 'Mira [[Otra nota]].\n\n![[Mi foto.png]]',
  'brackets that are meant':
    'matriz[i][j], [1][2], [sic] (1990), [x](una nota) y \\[x](/a b) `[x] (/a)`.',
  'bold that does not end': 'Es **muy importante.',
  'bold without a space behind it': '**Nota:**es importante.',
  'asterisks that are meant':
    'Precio** y envío** gratis, 2**3, 2 ** 3 ** 4, src/**/*.ts, \\*\\*a y `**b`, **c** y ***.',
  'dashes without a space': '> -uno\n> -dos',
  'numbers without a space': '1.uno\n2.dos\n3.tres',
  'a table with a line of its own making': '| a | b |\n| === | === |\n| 1 | 2 |',
  'a table whose line of dashes is too short': '| a | b | c |\n| --- | --- |\n| 1 | 2 | 3 |',
  'a row with a cell too many': '| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 1 | 2 | |',
  'a footnote that nobody calls': 'Texto.\n\n[^1]: Nota.',
  'a footnote written twice': 'Texto[^1].\n\n[^1]: Nota.\n\n[^1]: Otra.',
  'a fence closed in a quote': '> ```\n> a\n> ```\n\n~~~~\nb\n~~~~~',
  'a line break tag in capitals': 'Uno<BR>dos',
  'a paragraph pasted from a word processor':
    '<p class="MsoNormal" style="margin:0"><span style="x">Hola</span></p>',
  'a line break tag in a table': '| a |\n| - |\n| 1<br>2 |',
  'line break tags, from the first one on': 'a<br>\na<br>\na<br>',
  'a comparison without spaces': 'Si x<y entonces.',
  'a box under the names of other programs':
    '<Callout type="warning">\n\nHola\n\n</Callout>\n\n<Callout tone="advertencia">\n\nHola\n\n</Callout>',
  'a box with marks in its title':
    '<Callout title="**Ojo**, cuánto cuesta?">\n\nHola\n\n</Callout>',
  'a list without spaces where a list has to be': '<Steps>\n1.- Uno.\n2.- Dos.\n</Steps>',
  'a table without its dashes where a table has to be':
    '<Chart title="a" source="b">\n\n| A | B |\n| uno | 2 |\n\n</Chart>',
  'a list where a table has to be': '<Chart title="a" source="b">\n\n- uno: 2\n\n</Chart>',
  'a title, and a heading below it': '# Uno\n\n### Dos\n\n##### Tres',
  'a figure described by its file': '<Figure src="/images/muestra.svg" alt="IMG_2031.jpg" />',
  'a value without quotes beside one with curly quotes inside':
    '<Callout title="El “mejor” plan" tone=warning>Hola</Callout>',
  'curly quotes in two tags':
    '<ButtonLink to=“/contacto”>Uno</ButtonLink>\n\n<ButtonLink to=“/precios”>Dos</ButtonLink>',
  'hearts of signs in two lines': '<3 para ti\n<3 para mí',
  'curly quotes around a value, and a closing tag in small letters':
    '<Callout title=“Ojo”>\n\nHola\n\n</callout>',
  'a typing mistake in an opening tag': '<Callot title="Ojo">\n\nHola\n\n</Callout>',
  'a curly quote that ends a value': '<Callout title="Ojo”>\n\nHola\n\n</Callout>',
  'an address under the name that pictures use':
    '<VideoLink src="https://youtu.be/abc" titulo="Charla" />',
  'a tag without its last sign before a text': '<Callout title="Ojo"\nPide.\n\n</Callout>',
  'single quotes inside single quotes': "<Callout title='El 'mejor' plan'>Hola</Callout>",
  'an image by its name alone': '![Foto](muestra.svg)',
  'an image of a telephone': '![Foto](/images/foto.heic)',
  'an image inside of its address': '![Foto](data:image/png;base64,xx)',
  'an image without an address': '![Foto]()',
  'the preview of the own computer': '[a](http://localhost:3000/precios)',
  'a mistyped scheme': '[a](htps://a.mx)',
  'another site without its scheme': '[a](www.a.mx/b)',
  'a text of nothing but a comment': '{/* Por escribir */}',
  'a text of nothing but a definition': '[guia]: /blog/guia',
  'a text of nothing but a space by its name': '&nbsp; &#160;',
  'an expression as paragraph': '{globalThis.canary = true}',
  'a less-than sign between spaces': 'Si a < b entonces.',
  'a page like no other': 'Mira [esto](/xyzxyzxyz).',
  'mathematics with braces': 'Sea $x < y$ y {a, b}.',
  'bold and a link in HTML': 'Es <b>a</b> y <a href="/x">b</a>.',
  'mistakes of every kind, in reading order':
    '# Uno\n\n<br>\n\nhola {x} y <b>tú</b>\n\n<!-- nota -->\n\n[a](javascript:x)\n\n<Callout>',
  'a skipped level, and a footnote that is nowhere': '## Uno\n\n#### Tres[^nota]',
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
