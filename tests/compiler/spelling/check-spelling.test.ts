import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpelling } from '../../../src/compiler/spelling/check-spelling.ts'
import { openStore } from '../../../src/compiler/store.ts'
import { withBody, withLines } from '../../content/article-lines.ts'
import { workspace } from '../../support/workspace.ts'

const file = 'content/blog/malo.mdx'

/** The results for a text, `line:column word → proposal`; a body begins on line 11. */
async function spelling(text: string, words = '') {
  const site = await workspace({ [file]: text, 'content/palabras.txt': words })
  const found = await site.problems({ spelling: 'whole' })
  return found
    .filter((problem) => problem.code === 'unknown-word' && problem.file === file)
    .map(({ line, column, message, repair }) => {
      const [, word] = /^"(.*)"/.exec(message) ?? []
      return `${line}:${column} ${word}${repair ? ` → ${repair.text}` : ''}`
    })
}

test('an unknown word is reported where it stands, in texts, fields and attributes, with the likeliest proposal', async () => {
  const body = `\`\`\`js\`\`\` y una atencion.

- Lo que *nesecitas* haver.

<Callout title="Tu nogocio">
Tambien el desarollo.
</Callout>

La direc\u00adcion en e\u2011commerce.`
  const text = withLines({ description: 'description: Con retrazo.' }, body)
  // Soft hyphens and hyphens that do not break are parts of words.
  expect(await spelling(text, 'e-commerce\n')).toEqual([
    '3:18 retrazo → retraso',
    '11:16 atencion → atención',
    '13:11 nesecitas → necesitas',
    '13:22 haver → haber',
    '15:20 nogocio → negocio',
    '16:1 Tambien → También',
    '16:12 desarollo → desarrollo',
    '19:4 direccion → dirección',
  ])
})

test('code, addresses, names, short forms and forms of verbs are no mistakes', async () => {
  const text = `Con \`atencion\` y SaaS, useEffect, Rogelio Santibáñez y la tienda Lomalta: apagarlo,
pruébala, quítaselo, enviándonoslo, los montos. Mira [esto](/blog/atencion), https://ejemplo.org/atencion,
[ahí][nogocio], ana@atencion.mx, 11 min, lun y sáb, {/* atencion */} index.html&nbsp;y 20kb【4†source】.[^nogocio]
Un [embed alt="x"] y [/caption], at\u00adención y cuÃ¡ndo. [!tip]
Una &aacute;guila, :rocket:, o\ufb01sina y una corta-
dda.
Lorem ipsum dolor sit amet, consectetur.

[nogocio]: https://ejemplo.org/nogocio
[^nogocio]: La nota.

\`\`\`ts
const atencion = 1
\`\`\`

<Callout tone="warning">
Un texto.
</Callout>`
  expect(await spelling(withBody(text))).toEqual([])
})

test('names of fields and tags in broken syntax are no words', async () => {
  const texts = [
    withBody('<Callout title="Ojo”>\nHola\n</Callout>'),
    withBody('< Callout title="Ojo">'),
    `---\n${withBody('Hola.')}`,
  ].map((text, index) => [`content/blog/malo-${index}.mdx`, text])
  const site = await workspace(Object.fromEntries(texts))
  const found = await site.problems({ spelling: 'whole' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ code }) => code === 'unknown-word')).toEqual([])
})

test('a word of the house list is known, in its plural and at the beginning of a sentence too', async () => {
  const text = withBody('Dos chatbots. Chatbot del linter.')
  expect(await spelling(text)).toHaveLength(2)
  expect(await spelling(text, '# Oficio\nchatbot\nlinter # nota\n')).toEqual([])
})

test('a note silences the warning, and builds do not check the spelling', async () => {
  const text = withBody('{/* lumbre-permite unknown-word: así lo dijo */}\n\nLa atencion.')
  const site = await workspace({ [file]: text })
  expect(await site.problems({ spelling: 'whole' })).toEqual([])
  expect(await site.problems()).toEqual([])
})

test('results are cached by content, and follow an edit and the house list', async () => {
  const site = await workspace({ [file]: withBody('La atencion y un chatbot.') })
  const words = async () => {
    const build = site.open({ spelling: 'whole' })
    const { problems } = await build.run()
    build.save('checks')
    return problems.map(({ data }) => (data as { word: string }).word)
  }
  expect(await words()).toEqual(['atencion', 'chatbot'])
  await site.write({ 'content/palabras.txt': '- “chatbot”, bot\n' })
  expect(await words()).toEqual(['atencion'])
  await site.write({ [file]: withBody('La atención y un linter.') })
  expect(await words()).toEqual(['linter'])
  const typed = await site.open({ spelling: 'whole' }).checkText(file, withBody('La atencion.'))
  expect(typed).toMatchObject([{ code: 'unknown-word', repair: { text: 'atención' } }])
})

test('a house list that cannot be read is a problem, and its words are not', async () => {
  const text = withBody('Un chatbot.')
  const merged = '<<<<<<< HEAD\nchatbot\n'
  const site = await workspace({ [file]: text, 'content/palabras.txt': merged })
  const build = site.open({ spelling: 'whole' })
  const { problems } = await build.run()
  expect(problems).toMatchObject([{ code: 'git-conflict', file: 'content/palabras.txt' }])
  expect(await build.checkText(file, text)).toEqual([])
})

test('without time new texts are checked later, and cached results are reported at once', async () => {
  const site = await workspace({ [file]: withBody('La atencion.') })
  const build = site.open()
  await build.run()
  const content = build.loaded()
  const { check } = openSpelling(site.root, openStore(join(site.root, 'store')), 'now')
  expect(await check(content, -1)).toEqual({ problems: [], isComplete: false })
  const whole = await check(content, Number.POSITIVE_INFINITY)
  expect(whole).toMatchObject({ problems: [{ code: 'unknown-word', file }], isComplete: true })
  expect(await check(content, -1)).toEqual(whole)
})
