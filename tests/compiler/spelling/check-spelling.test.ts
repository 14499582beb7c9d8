import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpelling } from '../../../src/compiler/spelling/check-spelling.ts'
import { openStore } from '../../../src/compiler/store.ts'
import { article } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

const file = 'content/blog/malo.mdx'

/** The results for a text: `line:column word → proposal`. */
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

const body = (text: string) => article({}, text)

test('an unknown word is reported at its position, with the likeliest proposal', async () => {
  const text = body('Una atencion.\n\n- Lo que *nesecitas* haver.\n\n> Tambien el desarollo.')
  const lines = text.split('\n')
  const at = (word: string) => {
    const line = lines.findIndex((one) => one.includes(word))
    return `${line + 1}:${(lines[line]?.indexOf(word) ?? 0) + 1} ${word}`
  }
  expect(await spelling(text)).toEqual([
    `${at('atencion')} → atención`,
    `${at('nesecitas')} → necesitas`,
    `${at('haver')} → haber`,
    `${at('Tambien')} → También`,
    `${at('desarollo')} → desarrollo`,
  ])
})

test('fields and attributes that visitors read are checked where they stand', async () => {
  const written = article(
    { description: 'Una frase con atencion.' },
    '<Callout title="Tu nogocio">\nDos\n</Callout>',
  )
  const found = await spelling(written)
  expect(found.map((line) => line.replace(/^\d+:/, ''))).toEqual([
    '28 atencion → atención',
    '20 nogocio → negocio',
  ])
})

test('code, addresses, names, short forms and forms of verbs are no mistakes', async () => {
  const text = `Con \`atencion\` y SaaS, useEffect, Rogelio Santibáñez y la tienda Lomalta: apagarlo,
pruébala, quítaselo, enviándonoslo, los montos. Mira [esto](/blog/atencion), https://ejemplo.org/atencion,
[ahí][nogocio], ana@atencion.mx, 11 min, lun y sáb, {/* atencion */} index.html&nbsp;y 20kb【4†source】.[^nogocio]

[nogocio]: https://ejemplo.org/nogocio
[^nogocio]: La nota.

\`\`\`ts
const atencion = 1
\`\`\`

<Callout tone="warning">
Un texto.
</Callout>`
  expect(await spelling(body(text))).toEqual([])
})

test('names of fields and tags are not checked where the syntax is broken, or escaped', async () => {
  const broken = [
    '<Callout title="Ojo”>\nHola\n</Callout>',
    '< Callout title="Ojo">',
    '<Callout title=',
  ]
  for (const text of [...broken, '&lt;Callout title="Ojo">', '\\<Callout title="Ojo"\\>'])
    expect(await spelling(body(text)), text).toEqual([])
  expect(await spelling(`---\n${body('Hola.')}`)).toEqual([])
})

test('a word of the house list is known, in its plural and at the beginning of a sentence too', async () => {
  const text = body('Dos chatbots. Chatbot del linter.')
  expect(await spelling(text)).toHaveLength(2)
  expect(await spelling(text, '# Oficio\nchatbot\nlinter # nota\n')).toEqual([])
})

test('a note silences the warning, and builds do not check the spelling', async () => {
  const text = body('{/* lumbre-permite unknown-word: así lo dijo */}\n\nLa atencion.')
  const site = await workspace({ [file]: text })
  expect(await site.problems({ spelling: 'whole' })).toEqual([])
  expect(await site.problems()).toEqual([])
})

test('results are cached by content, and follow an edit and the house list', async () => {
  const site = await workspace({ [file]: body('La atencion y un chatbot.') })
  const words = async () => {
    const build = site.open({ spelling: 'whole' })
    const { problems } = await build.run()
    build.save('checks')
    return problems.map(({ data }) => (data as { word: string }).word)
  }
  expect(await words()).toEqual(['atencion', 'chatbot'])
  await site.write({ 'content/palabras.txt': '- “chatbot”, bot\n' })
  expect(await words()).toEqual(['atencion'])
  await site.write({ [file]: body('La atención y un linter.') })
  expect(await words()).toEqual(['linter'])
  const typed = await site.open({ spelling: 'whole' }).checkText(file, body('La atencion.'))
  expect(typed).toMatchObject([{ code: 'unknown-word', repair: { text: 'atención' } }])
})

test('without time new texts are checked later, and cached results are reported at once', async () => {
  const site = await workspace({ [file]: body('La atencion.') })
  const build = site.open()
  await build.run()
  const content = build.loaded()
  const { check } = openSpelling(site.root, openStore(join(site.root, 'store')), 'now')
  expect(await check(content, -1)).toEqual({ problems: [], isComplete: false })
  const whole = await check(content, Number.POSITIVE_INFINITY)
  expect(whole).toMatchObject({ problems: [{ code: 'unknown-word', file }], isComplete: true })
  expect(await check(content, -1)).toEqual(whole)
})
