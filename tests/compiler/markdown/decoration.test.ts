import { expect, test } from 'vitest'
import { compile, faults, html, inWords } from './support.ts'

test('code is highlighted with classes and never with styles', async () => {
  const page = await html('```ts\n// nota\nconst a = hola("x", 1)\n```')
  expect(page).toBe(
    '<pre class="code" role="region" aria-label="Código en ts" tabindex="0">' +
      '<code class="language-ts"><span class="tk-c">// nota</span>\n' +
      '<span class="tk-k">const</span> a = <span class="tk-f">hola</span>' +
      '(<span class="tk-s">"x"</span>, <span class="tk-s">1</span>)</code></pre>',
  )
})

test.each([
  ['tsx', 'const a = <p className="x">{b}</p>'],
  ['html', '<a href="/x">b</a> <!-- c -->'],
  ['css', '.a { color: #fff }'],
  ['json', '{ "a": [1, true] }'],
  ['bash', 'npm run build # nota'],
  ['python', 'def a(): return "b"'],
  ['yaml', 'a: "b" # c'],
  ['diff', '+ a\n- b'],
  ['elixir', 'def a, do: :b'],
])('%s is highlighted', async (language, code) => {
  const page = await html(`\`\`\`${language}\n${code}\n\`\`\``)
  expect(page).toMatch(/<span class="tk-[kfsc]">/)
  expect(page).not.toMatch(/style=/)
})

test('tokens inside a tag or a string that do not belong to it have their own colour', async () => {
  const page = await html('```tsx\nconst a = <p id={"x"}>y</p>\n```')
  expect(page).toContain(
    'a = &lt;<span class="tk-k">p</span> <span class="tk-f">id</span>={<span class="tk-s">"x"</span>}&gt;y',
  )
})

test('texts get non-breaking spaces, but code does not', async () => {
  expect(await html('Tu e-commerce, 4 como máximo, `e-commerce 3 días`.')).toBe(
    '<p>Tu e\u2060-\u2060commerce, 4\u00a0como\u00a0máximo, <code>e-commerce 3 días</code>.</p>',
  )
})

test('code is escaped, whatever it contains', async () => {
  for (const language of ['html', 'text', ''])
    expect(await html(`\`\`\`${language}\n<script>alert(1)</script>&amp;\n\`\`\``)).not.toContain(
      '<script',
    )
  expect(await html('```\n<b> & "c"\n```')).toContain('&lt;b&gt; &amp; "c"</code>')
})

test('an unknown language is a warning with a proposal, and its code stays plain', async () => {
  const { problems, html } = await compile('```tpescript\nconst a = 1\n```')
  expect(problems.map(inWords).join()).toContain('¿Quisiste decir "typescript"?')
  expect(html).toContain('>const a = 1</code>')
  expect(await faults('```text\na\n```\n\n```vue\n<p>a</p>\n```')).toEqual([])
})

test('the label of a block names its language, and all labels are unique', async () => {
  const page = await html('```\na\n```\n\n```ts\nb\n```\n\n```ts {1,3}\nc\n```')
  expect([...page.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label)).toEqual([
    'Código',
    'Código en ts',
    'Código en ts (2)',
  ])
})

test('a table scrolls in a labelled region; its columns are aligned by classes', async () => {
  const page = await html('| Plan | Precio | |\n| --- | ---: | :-: |\n| A | 1 | x |')
  expect(page).toBe(
    '<div class="table-scroll" role="region" aria-label="Tabla: Plan, Precio" tabindex="0"><table>' +
      '<thead><tr><th scope="col">Plan</th><th class="end" scope="col">Precio</th><td class="center"></td></tr></thead>' +
      '<tbody><tr><td>A</td><td class="end">1</td><td class="center">x</td></tr></tbody></table></div>',
  )
})

test('footnotes have Spanish labels and link there and back', async () => {
  const page = await html('a[^n] b[^n]\n\n[^n]: nota')
  expect(page).toContain('>Notas</h2>')
  expect(page).toContain('aria-label="Volver al texto (nota 1)"')
  expect(page).toContain('aria-label="Volver al texto (nota 1, 2)"')
  const ids = [...page.matchAll(/ id="(.*?)"/g)].map(([, id]) => id)
  const targets = [...page.matchAll(/ href="#(.*?)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^Nota-prueba-/)
  for (const target of targets) expect(ids).toContain(target)
})

test('paths get the base of the site; links to other sites send no referrer', async () => {
  expect(await html('[a](/b?c=1#d "e")')).toBe('<p><a title="e" href="/repo/b?c=1#d">a</a></p>')
  expect(await html('[a](#b)')).toBe('<p><a href="#b">a</a></p>')
  expect(await html('[a](https://b.mx/c)')).toBe(
    '<p><a href="https://b.mx/c" rel="noopener">a</a></p>',
  )
  expect(await html('[a][b] hola@c.mx\n\n[b]: /d')).toBe(
    '<p><a href="/repo/d">a</a> <a href="mailto:hola@c.mx">hola@c.mx</a></p>',
  )
})

test('pictures have their size before they load, and photographs offer several', async () => {
  const picture = await html('![Un mapa](/images/mapa.webp "Mapa")')
  const sources = [...picture.matchAll(/srcSet="([^"]+)"/g)].map(([, set = '']) => set.split(', '))
  expect(sources).toEqual([
    [480, 960, 1200].map((width) => `/repo/_pictures/mapa.webp.${width}.avif ${width}w`),
    [480, 960, 1200].map((width) => `/repo/_pictures/mapa.webp.${width}.webp ${width}w`),
  ])
  expect(picture.replace(/<source[^>]*>/g, '')).toBe(
    '<p><picture><img src="/repo/images/mapa.webp" alt="Un mapa" title="Mapa" width="1200" height="800" loading="lazy" decoding="async"/></picture></p>',
  )
})

test('the text of a task labels its checkbox', async () => {
  const box = '<input type="checkbox" disabled=""/>'
  expect(await html('- [ ] uno **dos**\n  - tres')).toBe(
    `<ul class="contains-task-list">\n<li class="task-list-item"><label>${box} uno <strong>dos</strong>\n</label><ul>\n<li>tres</li>\n</ul>\n</li>\n</ul>`,
  )
  expect(await html('- [x] uno\n\n- dos')).toContain('<p><label><input type="checkbox" disabled=""')
})
