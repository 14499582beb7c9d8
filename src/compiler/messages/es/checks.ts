import { formatDay } from '../../../lib/format-date.ts'
import { error, warning } from '../entry.ts'
import { allOf, code, count, didYouMean, quoted } from '../phrase.ts'

/** The proposal, or all options when they are few. */
const proposeOne = ({ proposal, known }: { proposal?: string; known: string[] }) =>
  didYouMean(proposal) ??
  (known.length > 0 && known.length <= 12 ? `Hay: ${allOf(known.map(code))}.` : undefined)

const anchor = (id: string) => code(`#${id}`)

const unusedEntries: Record<string, { what: string; others: string }> = {
  faqs: { what: 'esta pregunta', others: ' o pages/contacto.mdx' },
  testimonials: { what: 'este testimonio', others: ' o pages/por-que-elegirnos.mdx' },
}

/** Conflicts between files. */
export const checks = {
  'dangling-reference': error<{
    slug: string
    collection: string
    known: string[]
    proposal?: string
  }>({
    message: ({ slug, collection }) => `${quoted(slug)} no existe en content/${collection}.`,
    hint: (data) =>
      proposeOne(data) ??
      `Va el nombre de un archivo de content/${data.collection}, sin .mdx. Uno nuevo se crea con: npm run new -- ${data.collection} "…"`,
    example: { slug: 'ana', collection: 'team', known: [] },
    bad: 'author: ana',
    good: 'author: ana-rios',
  }),
  'dangling-plan': error<{ service: string; plan: string; known: string[]; proposal?: string }>({
    message: ({ service, plan }) =>
      `El servicio ${quoted(service)} no tiene un plan ${quoted(plan)}.`,
    hint: proposeOne,
    example: { service: 'tienda', plan: 'basic', known: [] },
    bad: '<PlanPrice service="tienda" plan="basic" />',
    good: '<PlanPrice service="tienda" plan="basico" />',
  }),
  'shown-nowhere': warning<{ collection: string; slug: string }>({
    message: ({ collection }) => `Ninguna página muestra ${unusedEntries[collection]?.what}.`,
    hint: ({ collection, slug }) =>
      `Agrega «- ${slug}» a los \`items\` de \`${collection}\` en un servicio, pages/inicio.mdx${unusedEntries[collection]?.others}.`,
    example: { collection: 'faqs', slug: 'cuanto-tarda' },
    bad: 'content/faqs/cuanto-tarda.mdx',
    good: 'faqs:\n  items:\n    - cuanto-tarda',
  }),
  'reserved-url': error<{ taken: string; url?: string }>({
    message: ({ taken, url }) =>
      url
        ? `Su página sería ${code(url)}, y el sitio usa ${code(taken)} para otra cosa.`
        : `El sitio usa ${code(taken)} para otra cosa.`,
    hint: ({ url }) => (url ? 'Cambia el nombre de este archivo.' : 'Borra esta línea.'),
    example: { url: '/blog/pagina', taken: '/blog/pagina' },
    bad: 'content/blog/pagina.mdx',
    good: 'content/blog/paginas-que-venden.mdx',
  }),
  'alias-form': error<{ proposal?: string }>({
    message:
      'Una dirección antigua lleva letras, números, guiones y diagonales, sin puntos ni otros signos, y hasta 200 caracteres.',
    hint: ({ proposal }) =>
      proposal
        ? `Escribe ${code(proposal)}, que también responde a quien llegue con «.html», o borra esta línea.`
        : 'Por ejemplo: /servicios/nombre-viejo. O borra esta línea.',
    bad: 'aliases: [/guia?id=1]',
    good: 'aliases: [/guia-vieja]',
  }),
  'alias-collision': error<{ kind: 'self' | 'page' | 'alias'; file: string }>({
    message: ({ kind, file }) =>
      ({
        self: 'La dirección antigua es igual a la de esta misma página.',
        page: `Esta dirección ya es la página de ${file}.`,
        alias: `Esta dirección antigua ya está en ${file}.`,
      })[kind],
    hint: ({ kind }) => (kind === 'alias' ? 'Deja solo una.' : 'Borra esta línea.'),
    example: { kind: 'page', file: 'content/pages/contacto.mdx' },
    bad: 'aliases: [/contacto]',
    good: 'aliases: [/contacto-viejo]',
  }),
  'private-named': error<{ name: string; file: string }>({
    message: ({ name }) =>
      `${quoted(name)} pidió mantener su proyecto en privado: no se nombra entre las marcas.`,
    hint: ({ file }) => `Borra este archivo, o borra «private: true» de ${file}.`,
    example: { name: 'Una tienda', file: 'content/projects/una-tienda.mdx' },
    bad: 'name: Una tienda\n# y en content/projects/una-tienda.mdx: «private: true»',
    good: 'name: Otra tienda',
  }),
  'step-count': error<{ wanted: number; found: number }>({
    message: ({ wanted, found }) =>
      `El proceso lleva exactamente ${wanted} pasos y tiene ${found}: cada uno enciende una llama del fogón de la portada.`,
    hint: ({ wanted, found }) =>
      found > wanted
        ? `Quita ${found - wanted}, o ${found - wanted === 1 ? 'únelo con otro' : 'únelos con otros'}.`
        : `Agrega ${count(wanted - found, 'archivo', 'archivos')} en content/process.`,
    example: { wanted: 5, found: 4 },
    bad: 'content/process con cuatro archivos',
    good: 'content/process con cinco archivos',
  }),
  'template-text': error({
    message: 'Esto es lo que dejó la plantilla: falta lo tuyo.',
    hint: 'Escribe lo tuyo en su lugar, sin «(Por escribir)».',
    bad: 'title: (Por escribir) El título de la página.',
    good: 'title: Cómo elegir una pasarela de pago',
  }),
  'template-name': error<{ template: string; slug: string }>({
    message: ({ template, slug }) =>
      `La plantilla ${code(template)} se usa una sola vez, en content/pages/${slug}.mdx.`,
    hint: ({ slug }) =>
      `Nombra así este archivo; o escribe «template: text», si ya hay un ${slug}.mdx y esta es una página de puro texto.`,
    example: { template: 'prices', slug: 'precios' },
    bad: 'content/pages/tarifas.mdx con «template: prices»',
    good: 'content/pages/precios.mdx con «template: prices»',
  }),
  'page-missing': error<{ template: string }>({
    message: ({ template }) => `Falta esta página del sitio, con «template: ${template}».`,
    hint: 'Créala, o recupérala del historial de Git.',
    example: { template: 'prices' },
    bad: 'content/pages/ sin precios.mdx',
    good: 'content/pages/precios.mdx con «template: prices»',
  }),
  'page-draft': error({
    message: 'El sitio no puede publicarse sin esta página, así que no puede ser borrador.',
    hint: 'Borra esta línea.',
    bad: 'template: home\ndraft: true',
    good: 'template: home',
  }),
  'reading-time': warning<{ stated: number; computed: number; words: number }>({
    message: ({ stated, computed, words }) =>
      `Dice ${count(stated, 'minuto', 'minutos')}, y el texto se lee en ` +
      `${count(computed, 'minuto', 'minutos')} (${count(words, 'palabra', 'palabras')}).`,
    hint: ({ computed }) =>
      `Escribe «readingTime: ${computed}», o borra la línea para que se calcule.`,
    example: { stated: 30, computed: 1, words: 120 },
    bad: 'readingTime: 30\n# en un texto de dos párrafos',
    good: 'readingTime: 1',
  }),
  'icon-missing': error<{ name: string; proposal?: string }>({
    message: ({ name }) => `No existe el icono ${quoted(name)}.`,
    hint: ({ proposal }) =>
      didYouMean(proposal) ?? 'Búscalo, en inglés, en https://phosphoricons.com',
    example: { name: 'reloj' },
    bad: 'icon: reloj',
    good: 'icon: clock',
  }),
  'anchor-missing': error<{ id: string; ids: string[]; page?: string; proposal?: string }>({
    message: ({ id, page }) =>
      page
        ? `La página ${code(page)} no tiene ningún lugar con el ancla ${anchor(id)}.`
        : `En este texto no hay ningún título con el ancla ${anchor(id)}.`,
    hint: ({ ids, proposal }) => {
      if (proposal !== undefined || ids.length === 0) return didYouMean(proposal, anchor)
      return `Hay: ${ids.slice(0, 8).map(anchor).join(', ')}${ids.length > 8 ? '…' : ''}.`
    },
    example: { id: 'precio', ids: [] },
    bad: 'Lee [los precios](#precio).\n\n## Precios',
    good: 'Lee [los precios](#precios).\n\n## Precios',
  }),
  'link-slash': warning<{ page: string }>({
    message: 'Las direcciones del sitio no llevan diagonal al final.',
    hint: ({ page }, repair) => `Escribe ${repair?.text ?? page}`,
    example: { page: '/guia' },
    bad: '[La guía](/guia/)',
    good: '[La guía](/guia)',
  }),
  'link-to-alias': warning<{ current: string }>({
    message: 'Esta es una dirección antigua.',
    hint: ({ current }) => `La actual es ${code(current)}`,
    bad: '[La guía](/guia-vieja)',
    good: '[La guía](/blog/guia)',
  }),
  unpublished: error<{
    /** The entry or the page that is missing. */
    name: string
    file: string
    /** The day on which it is published by itself. */
    date?: string
    /** The day on which what mentions it is published by itself. */
    day?: string
  }>({
    message: ({ name, date, day }) => {
      if (!day) return `${code(name)} todavía no se publica.`
      const own = `esta página se publica sola el ${formatDay(day).long}`
      return date
        ? `${code(name)} se publica el ${formatDay(date).long}, y ${own}, antes.`
        : `${code(name)} es un borrador, y ${own}.`
    },
    hint: ({ file, date, day }) => {
      if (!date)
        return `Publica ${file} (borra «draft: true»)${day ? ' antes de ese día' : ''}, o quítalo de aquí.`
      return day
        ? `Cambia la fecha de ${file} o la de este archivo, o quítalo de aquí.`
        : `Se publica el ${formatDay(date).long}, por la fecha de ${file}. Cámbiala, o quítalo de aquí.`
    },
    example: { name: '/blog/guia', file: 'content/blog/guia.mdx' },
    bad: '[La guía](/blog/guia)\n(y en content/blog/guia.mdx: «draft: true»)',
    good: '[Escríbenos](/contacto)',
  }),
  'file-missing': error<{ path: string; proposal?: string; isImage: boolean }>({
    message: ({ path, isImage }) =>
      `${isImage ? 'La imagen' : 'El archivo'} ${code(path)} no está en content${path}.`,
    hint: ({ path, proposal, isImage }) => {
      if (proposal !== undefined) return didYouMean(proposal, code)
      return isImage
        ? `Guarda el archivo en content${path.slice(0, path.lastIndexOf('/'))}.`
        : 'Ahí solo van imágenes: súbelo a donde se publiquen esos archivos y pon su dirección, https://…'
    },
    example: { path: '/images/no-esta.jpg', isImage: true },
    bad: 'image: /images/no-esta.jpg',
    good: 'image: /images/muestra.svg',
  }),
  'link-missing-page': error<{ page: string; examples: string[]; proposal?: string }>({
    message: ({ page }) => `La página ${code(page)} no existe.`,
    hint: ({ examples, proposal }) =>
      didYouMean(proposal, code) ?? `Hay, por ejemplo: ${examples.map(code).join(', ')}.`,
    example: { page: '/contato', examples: [] },
    bad: '[Escríbenos](/contato)',
    good: '[Escríbenos](/contacto)',
  }),
}
