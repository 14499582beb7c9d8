import {
  article,
  mdx,
  pageFields,
  pngHead,
  question,
  sampleFields,
  svg,
} from '../../support/sample-site.ts'
import type { Files } from '../../support/workspace.ts'
import { articles, serviceWith, settingsWith } from '../spoilt-entries.ts'

/** The service of the sample site with some of its fields replaced, and then some of its words. */
const service = (changes: Record<string, unknown>, from: string | RegExp = '', to = ''): Files => ({
  'content/services/uno.mdx': serviceWith(changes).replace(from, to),
})
const draftOfAna: Files = {
  'content/team/ana.mdx': mdx(sampleFields('team', { draft: true, name: 'Ana Ríos' }), 'Hola.'),
}
const price = (amounts: object) => ({ currency: 'MXN', period: 'once', ...amounts })
const heavy = Buffer.alloc(600 * 1024)
const secondPlan = { 'plans.items.1': { id: 'dos', name: 'Dos', popular: false } }
/** The same with amounts that YAML would not write. */
const priced = (amounts: string) => service({ 'detail.price.minimum': 7 }, 'minimum: 7', amounts)
const promises = (...lines: string[]): Files => {
  const list = lines.map((line) => `  - { ${line}, why: Lista }\n`)
  return { 'content/promesas.yaml': `promises:\n${list.join('')}figures: []\n` }
}
const settings = (changes: object): Files => ({ 'content/site.yaml': settingsWith(changes) })
const articleAt = (path: string): Files => ({ [`content/${path}`]: article() })
const entry = (collection: string, changes: object, body = ''): Files => ({
  [`content/${collection}/uno.mdx`]: mdx(sampleFields(collection, changes), body),
})

/** Sites with misplaced or conflicting files, and invalid names. */
export const fileCases: Record<string, Files> = {
  'a folder with a typing mistake': articleAt('blogs/a.mdx'),
  'an article outside of its folder': articleAt('notas.mdx'),
  'settings under the wrong name': { 'content/site.yml': 'a: 1' },
  'a folder in a folder': articleAt('blog/2025/nota.mdx'),
  'a name that Windows reserves': articleAt('blog/con.mdx'),
  'a line break in a name': articleAt('blog/a\nb.mdx'),
  'a name of 150 characters': articleAt(`blog/${'a'.repeat(150)}.mdx`),
  'a name that differs by case': articleAt('blog/Uno.mdx'),
  'an article called categoria': articleAt('blog/categoria.mdx'),
  'one former address of two articles': articles({
    a: [{ aliases: ['/viejo'] }],
    b: [{ aliases: ['/viejo'] }],
  }),
  'no events, which may be, and no page of the team': {
    'content/events': null,
    'content/pages/equipo.mdx': null,
  },
  'a page under another name': {
    'content/pages/equipo.mdx': null,
    'content/pages/team.mdx': mdx(pageFields('team')),
  },
  'a page without template': { 'content/pages/otra.mdx': mdx({ title: 'a' }, 'Hola.') },
  'a page of the site as draft': {
    'content/pages/equipo.mdx': mdx({ ...pageFields('team'), draft: true }),
  },
  'a page of text without its text': { 'content/pages/terminos.mdx': mdx(pageFields('text')) },
  'a text below a page that shows none': {
    'content/pages/equipo.mdx': mdx(pageFields('team'), 'Texto.'),
  },
  'a reference to a draft': { ...draftOfAna, 'content/blog/a.mdx': article({ author: 'ana' }) },
  'a reference to a file that cannot be read': {
    'content/team/ana.mdx': 'roto',
    'content/blog/a.mdx': article({ author: 'ana' }),
  },
  'a typing mistake in a list of references': {
    'content/services/uno.mdx': serviceWith({ 'faqs.items': ['uno', 'doss'] }),
    'content/faqs/dos.mdx': question(),
  },
  'a question that no page lists': {
    'content/faqs/nueva.mdx': question(),
    'content/faqs/otra.mdx': question({ draft: true }),
  },
  'a text that calls an image by the name it should have': {
    'content/images/Foto.svg': svg,
    'content/blog/a.mdx': article({}, '![Foto](/images/foto.svg)'),
  },
  'a link to an article of the future': articles({
    a: [{ date: '2026-01-01' }],
    b: [{}, 'Mira [esto](/blog/a).'],
  }),
  'a link from an article of the future to one of the same day': articles({
    a: [{ date: '2026-01-01' }, '## Uno dos'],
    b: [{ date: '2026-01-01' }, 'Mira [esto](/blog/a#uno-dos).'],
  }),
  'a place that another article does not have': articles({
    a: [{}, '## Uno dos'],
    b: [{}, '[a](/blog/a#uno-dos) [b](/blog/a#Sigue) [c](/blog/a#uno)'],
  }),
  'an article whose name is that of a file of the host': articleAt('blog/index.mdx'),
  'a place that the home page does not have': settings({
    navigation: [
      { label: 'a', to: '/#contact' },
      { label: 'b', to: '/#no-existe' },
      { label: 'c', to: '/#P-general-pagos' },
    ],
  }),
  'links to the own domain': {
    'content/site.yaml': settingsWith({ address: 'https://lumbre.example' }),
    'content/blog/b.mdx': article(
      {},
      '[a](https://lumbre.example/equipo) [b](https://lumbre.example/no-hay) https://lumbre.example/equipo/?a=b [c](https://otro.example)',
    ),
  },
  'a link to a former address': articles({
    a: [{ aliases: ['/viejo'] }],
    b: [{}, 'Mira [esto](/viejo#uno).'],
  }),
  'a scene of no known kind': service({ scene: { kind: 'tienda' } }),
  'a missing field in an item': service({ 'plans.items.0.price': undefined }),
  'a minimum above its maximum': service({
    'plans.items.0.price': price({ minimum: 500, maximum: 300 }),
  }),
  'a starting price with a maximum': service({
    'detail.price': price({ minimum: 5, maximum: 30, from: true }),
  }),
  'a price as text': service({ 'detail.price': 'desde $1,200 USD' }),
  'an amount with signs': service({ 'detail.price.minimum': '$1,200 USD' }),
  'three badges instead of four': service({ 'hero.badges.3': undefined }),
  'a typing mistake in an icon': { 'content/faqs/uno.mdx': question({ icon: 'clok' }) },
  'a name of a plan in capitals': service({ 'plans.items.0.id': 'Plan Uno' }),
  'a rating of six': entry('testimonials', { rating: 6 }),
  'a mistyped fact of the settings': entry('contact-cards', { content: '{hour}, en línea' }),
  'pregunta and respuesta': {
    'content/faqs/uno.mdx': question({ question: undefined, pregunta: 'a', respuesta: 'b' }),
  },
  'an answer with parts that only whole pages can show': {
    'content/faqs/uno.mdx': question(
      {},
      '## Precios\n\n- Uno[^n]\n\n  | a |\n  | - |\n  | b |\n\n<Callout>\n\n## Hola\n\n</Callout>\n\n> ***\n\n![Foto](/images/muestra.svg)\n\n[^n]: Nota.',
    ),
  },
  'an answer with all that it may have': {
    'content/faqs/uno.mdx': question(
      {},
      'Cuesta **lo** *mismo*: <PlanPrice service="uno" plan="uno" />.\n\n1. [Los precios][1]\n   - `uno` ~~dos~~\\\n     tres\n\n<ButtonLink to="/precios">Ver precios</ButtonLink>\n\n{/* Nota. */}\n\n[1]: /precios',
    ),
  },
  'a question by its words': {
    ...service({ 'faqs.items': ['¿Qué es esto?', '¿Cuánto cuesta?'] }),
    'content/faqs/uno.mdx': question(),
  },
  'a page that cannot be read': {
    'content/pages/contacto.mdx': mdx(pageFields('contact')).replace('\ntitle', '\n  title'),
    'content/faqs/dos.mdx': question(),
  },
  'a text where none belongs': entry('testimonials', {}, '  Texto.'),
  'a public project without its address': entry('projects', { private: undefined }),
  'a private project with its address': entry('projects', { link: 'https://a.example' }),
  'a private project whose client is among the partners': {
    'content/projects/uno.mdx': mdx(sampleFields('projects', { title: 'Café Añil' })),
    'content/partners/uno.mdx': mdx(sampleFields('partners', { name: 'CAFE ANIL' })),
  },
  'a project whose demo is not there': entry('clients', { url: '/demos/no-hay' }),
  'a javascript: address': entry('clients', { url: 'javascript:alert(1)' }),
  'a notice without heading': entry('clients', { heading: undefined }),
  'a typing mistake in the default option': entry('pricing', { defaultOption: 'unoo' }),
  'a step more than the hearth has flames': {
    'content/process/seis.mdx': mdx(sampleFields('process', { order: 6 })),
  },
  'a step less than the hearth has flames': entry('process', { draft: true }),
  'a word as order': entry('values', { order: 'primero' }),
  'a line that is no address among those that were public': {
    'content/urls.lock': '/blog/uno\nblog/dos\n',
  },
  'a heading that was public, and a link to it': {
    'content/urls.lock': '/blog/uno\n/blog/uno#plazos\n',
    'content/blog/dos.mdx': article({}, 'Ve [los plazos](/blog/uno#plazos).'),
  },
  'an article that was renamed, and a link to what it was': {
    'content/urls.lock': '/blog/guia\n/blog/guia#plazos\n/blog/guia#precios\n',
    'content/blog/otra.mdx': article({}, '## Precios\n\nCien.\n\n## Plazos\n\nUn día.'),
    'content/blog/uno.mdx': article({}, 'Mira [esto](/blog/guia#precios).'),
  },
  'an article that was renamed, and whose fields do not end': {
    'content/urls.lock': '/blog/guia\n/blog/uno\n',
    'content/blog/otra.mdx': article({}, '## Precios\n\nCien.').replace(/\n---(?=\n\n)/, ''),
  },
  'a public article whose name became wrong': {
    'content/urls.lock': '/blog/guia\n',
    ...articleAt('blog/guia.md'),
  },
  'a price other than the promised one': {
    ...service({ 'plans.items.0.price': price({ minimum: 550, maximum: 1000 }) }),
    ...promises('in: services/uno, field: plans.items.uno.price, is: $500 MXN'),
  },
  'promised words in a text, with other emphasis': {
    ...promises('in: faqs/uno, says: [de 1 a 2 semanas]'),
    'content/faqs/uno.mdx': question({}, 'Tarda **De 1\na 2** semanas.'),
  },
  'promised words that are nowhere': promises('in: blog/uno, says: [un mes]'),
  'promises about an entry and a field that do not exist': promises(
    'in: services/una, field: detail.price, is: $1 USD',
    'in: services/uno, field: detail.cost, is: $1 USD',
  ),
  'a phone number for the chat, in the settings': settings({ whatsapp: '+52 33 1234 5678' }),
  'no settings file': { 'content/site.yaml': null },
  'an empty settings file': { 'content/site.yaml': '' },
  'a form service without address': settings({
    forms: {
      delivery: 'endpoint',
      before: { endpoint: 'a', console: 'b', event: 'c' },
      newsletter: { action: 'a', message: 'b', feed: 'c' },
      received: { project: 'a', event: 'b', newsletter: 'c' },
    },
  }),
  'a typing mistake in the navigation': settings({ navigation: [{ label: 'a', to: '/equpo' }] }),
  'a script in a drawing': {
    'content/images/malo.svg':
      '<svg viewBox="0 0 1 1">\n<script>globalThis.canary = true</script></svg>',
  },
  'a drawing without size': { 'content/images/malo.svg': '<svg></svg>' },
  'half a photograph': { 'content/images/malo.png': pngHead(640, 480) },
  'an image that fills the memory of whoever opens it': {
    'content/images/malo.png': pngHead(30_000, 30_000, 'IEND'),
  },
  'the thumbnail of a photograph': { 'content/images/malo.png': pngHead(160, 120, 'IEND') },
  'an image in a folder': { 'content/images/equipo/ana.svg': svg },
  'an amount with a thousands point': priced('minimum: 1.370'),
  'an amount with a thousands comma in braces': service(
    { 'detail.price': 7 },
    'price: 7',
    'price: { currency: MXN, minimum: 1,000, maximum: 1,234,567, period: once }',
  ),
  'a plan without its dash': service(secondPlan, '- id: dos', '  id: dos'),
  'a field of a plan after a tab': service(secondPlan, '      name: Dos', '\tname: Dos'),
  'a field without its colon above another': service(
    secondPlan,
    /^(plans:\n {2}heading): /m,
    '$1 ',
  ),
  'an image among the articles': { 'content/blog/foto.png': 'x' },
  'an article that was saved as text': articleAt('blog/prueba.mdx.txt'),
  'an image whose better name is taken': { 'content/images/Muestra.svg': svg },
  'an image of more than twenty megabytes': {
    'content/images/enorme.png': new Uint8Array(20 * 1024 * 1024 + 1),
  },
  'a heavy photograph, and a heavy film': {
    'content/images/foto.png': Buffer.concat([pngHead(1200, 480), heavy, Buffer.from('IEND')]),
    'content/images/lenta.gif': Buffer.concat([Buffer.from('4749463839618002e001', 'hex'), heavy]),
  },
}
