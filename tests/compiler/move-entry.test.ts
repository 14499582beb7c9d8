import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveEntry } from '../../src/compiler/move/move-entry.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { settingsWith } from '../content/spoilt-entries.ts'
import { article, mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { type Workspace, workspace } from '../support/workspace.ts'

const text = `[/blog/guia](/blog/guia "ver /blog/guia"), [los plazos](/blog/guia#plazos) y [la guía][1], [en texto](/blog/guia.md).

<ButtonLink to="/blog/guia">Ver</ButtonLink>

[1]: /blog/guia

## Plazos

Un día.`

const guide = article({ title: 'Guía' }, text).replace('---\n', '---\n# Se queda.\n')

/** A built site with a guide that points at itself, and an article and a page that point at it. */
async function siteWithGuide(files = {}) {
  const site = await workspace(
    {
      'content/blog/guia.mdx': guide,
      'content/blog/otro.mdx': article({}, 'Lee [la guía](/blog/guia).').replaceAll('\n', '\r\n'),
      ...files,
    },
    { recordsUrls: true },
  )
  await site.build()
  return site
}

const move = (site: Workspace, from: string, to: string) =>
  moveEntry(site.open({ includeDrafts: true, recordsUrls: false }), { root: site.root, from, to })

const everything = ({ root, read }: Workspace) =>
  filesBelow(join(root, 'content')).map((file) => [file, read(`content/${file}`)])

test('a moved article keeps its text, links to it are updated, and its former address redirects to it', async () => {
  const site = await siteWithGuide()
  const steps = await move(site, '/blog/guia', '/blog/nueva')
  const wanted = guide
    .replaceAll('(/blog/guia', '(/blog/nueva')
    .replace('to="/blog/guia', 'to="/blog/nueva')
    .replace('[1]: /blog/guia', '[1]: /blog/nueva')
    .replace(/---\n(?=\n)/, 'aliases: [/blog/guia]\n---\n')
  expect(site.read('content/blog/nueva.mdx')).toBe(wanted)
  expect(site.read('content/blog/otro.mdx')).toContain('(/blog/nueva).\r\n')
  expect(site.read('content/urls.lock')).toMatch(/^\/blog\/guia\n[\s\S]*^\/blog\/nueva#plazos\n/m)
  expect(steps).toContainEqual(
    expect.stringMatching(/^content\/blog\/otro\.mdx:\d+ {2}\/blog\/nueva/),
  )
  expect(await site.problems()).toEqual([])
})

test('links to the place of a moved question or person are updated', async () => {
  const site = await siteWithGuide({
    'content/blog/otro.mdx': article(
      {},
      '[a](/contacto#P-uno), [b](/equipo#uno), [c](#uno)\n\n## Uno\n\nA.',
    ),
  })
  await move(site, 'faqs/uno', 'faqs/dos')
  await move(site, 'team/uno', 'team/tres')
  expect(site.read('content/blog/otro.mdx')).toContain(
    '[a](/contacto#P-dos), [b](/equipo#tres), [c](#uno)',
  )
})

test('moving back replaces the alias that becomes the page with the other address', async () => {
  const site = await siteWithGuide()
  await move(site, 'content/blog/guia.mdx', 'nueva')
  await move(site, 'blog/nueva', 'blog/guia')
  expect(site.read('content/blog/guia.mdx')).toContain('aliases: [/blog/nueva]\n')
  expect(await site.problems()).toEqual([])
})

test('a page of each collection can be moved, a category and its articles too', async () => {
  const site = await siteWithGuide({
    'content/categories/seguridad.mdx': mdx(sampleFields('categories')),
    'content/services/tienda.mdx': mdx(sampleFields('services')),
    'content/clients/cafe.mdx': mdx(sampleFields('clients')),
    'content/pages/aviso.mdx': mdx(pageFields('text'), 'Un aviso.'),
    'content/blog/clave.mdx': article({ category: 'seguridad' }),
  })
  const former = ['/blog/categoria/seguridad', '/servicios/tienda', '/clientes/cafe', '/aviso']
  for (const from of former)
    await move(site, from.slice(1), from.slice(1).replace(/[^/]+$/, 'otra'))
  await site.build()
  expect(site.read('content/categories/otra.mdx')).toContain('/blog/categoria/seguridad')
  expect(site.read('content/blog/clave.mdx')).toContain('category: otra')
})

test('links to a draft are updated however they are written, and its former address is none', async () => {
  const links = (
    address: string,
  ) => `Visita https://lumbre.example${address} o [${address}](${address}).

[Con ${address}
en dos líneas](
${address} "ver (${address})"), [![${address}](/images/muestra.svg)](<${address}>)

> [en
> una cita](
> ${address}#plazos), [${address}][${address}]

<ButtonLink to = '${address}'>Ver</ButtonLink>

[${address}]: <${address}> 'La guía'`
  const site = await siteWithGuide({
    'content/site.yaml': settingsWith({ address: 'https://lumbre.example' }),
    'content/blog/idea.mdx': article({ draft: true }, '## Plazos\n\nUn día.'),
    'content/blog/otro.mdx': article({ draft: true }, links('/blog/idea')),
  })
  await move(site, '/blog/idea', '/blog/plan')
  const wanted = links('/blog/plan')
    // What a visitor reads is the writer's own affair.
    .replace('[/blog/plan](', '[/blog/idea](')
    .replace('Con /blog/plan', 'Con /blog/idea')
    .replace('(/blog/plan)")', '(/blog/idea)")')
    .replace('![/blog/plan]', '![/blog/idea]')
    .replaceAll('[/blog/plan]', '[/blog/idea]')
  expect(site.read('content/blog/otro.mdx')).toContain(wanted)
  expect(site.read('content/blog/plan.mdx')).not.toContain('aliases')
})

test('whatever names an entry follows it: fields, prices of plans and promises', async () => {
  const promise =
    '  - { in: blog/guia, says: [un día], page: /blog/guia, why: Plazos } # el dueño\n'
  const price = 'Cuesta <PlanPrice\n  plan="uno"\n  service="uno"\n/>.'
  const text = article({ author: 'ana' }, price).replace('author: ana', 'author: "ana" # firma')
  const site = await siteWithGuide({
    'content/promesas.yaml': `promises:\n${promise}figures: []\n`,
    'content/team/ana.mdx': mdx(sampleFields('team'), 'Escribe.'),
    'content/blog/otro.mdx': text,
  })
  await move(site, '/blog/guia', '/blog/nueva')
  expect(site.read('content/promesas.yaml')).toContain(promise.replaceAll('guia', 'nueva'))
  await move(site, '/servicios/uno', '/servicios/otro')
  await move(site, 'team/ana', 'team/ana-rios')
  const wanted = text.replace('"ana"', '"ana-rios"').replace('service="uno"', 'service="otro"')
  expect(site.read('content/blog/otro.mdx')).toBe(wanted)
  expect(site.read('content/team/ana-rios.mdx')).not.toContain('aliases')
})

test('an impossible move is refused with a message, and nothing changes', async () => {
  const site = await siteWithGuide({
    'content/blog/otro.mdx': article({ aliases: ['/blog/antes'] }),
  })
  const before = everything(site)
  for (const [from, to, sentence] of [
    ['/blog/guia', '/blog/otro', 'Ya existe content/blog/otro.mdx'],
    ['/blog/guia', '/blog/antes', '/blog/antes es una dirección antigua de content/blog/otro.mdx'],
    ['/blog/guia', '/blog/Mi Guía', 'Por ejemplo: mi-guia'],
    ['/blog/guia', 'faqs/guia', 'los datos de una y otra no son los mismos'],
    ['/blog/gia', '/blog/nueva', '¿Quisiste decir /blog/guia?'],
    ['/contacto', '/escribenos', 'es una página fija'],
    ['/blog/guia', '/blog/pagina', 'no se movió nada'],
  ] as const)
    await expect(move(site, from, to), `${from} → ${to}`).rejects.toThrow(sentence)
  expect(everything(site)).toEqual(before)
})

test('a move that cannot be checked, as on a full disk, is undone', async () => {
  const site = await siteWithGuide()
  const before = everything(site)
  const build = site.open({ includeDrafts: true })
  const runs = [build.run, () => Promise.reject(new Error('disco lleno'))]
  const failing = { ...build, run: () => (runs.shift() ?? build.run)() }
  const request = { root: site.root, from: '/blog/guia', to: '/blog/nueva' }
  await expect(moveEntry(failing, request)).rejects.toThrow('disco lleno')
  expect(everything(site)).toEqual(before)
})
