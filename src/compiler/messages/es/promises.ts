import { shorten } from '../../text/printable.ts'
import { error, warning } from '../entry.ts'
import { code, didYouMean, quoted } from '../phrase.ts'

const withdraw = (url: string, line: number) =>
  `Si se fue a propósito, escribe en la línea ${line} de content/urls.lock: «${url} retirada: por qué»`

/** What was once public or promised, notes that silence a warning, and internal errors. */
export const promises = {
  'urls-lock': error<{ text: string }>({
    message: ({ text }) => `${quoted(text)} no es una dirección del sitio.`,
    hint: 'Cada línea lleva una sola: «/blog/guia», «/blog/guia#un-titulo» o «/blog/guia retirada: por qué». Recupera la línea del historial de Git, o bórrala.',
    example: { text: 'blog/guia' },
    bad: 'blog/guia\n(en content/urls.lock)',
    good: '/blog/guia',
  }),
  'url-gone': error<{ url: string; line: number }>({
    message: ({ url }) =>
      `La dirección ${code(url)} ya fue pública y ninguna página responde en ella.`,
    hint: ({ url, line }) =>
      `Agrega «aliases: [${url}]» al archivo que la sustituye, y sus enlaces viejos llegarán ahí. ${withdraw(url, line)}.`,
    example: { url: '/blog/guia', line: 3 },
    bad: 'content/blog/ sin guia.mdx',
    good: 'aliases: [/blog/guia]\n# en content/blog/guia-nueva.mdx',
  }),
  'url-moved': error<{ url: string; to: string; line: number; isCertain: boolean }>({
    message: ({ url, isCertain }) =>
      `La dirección ${code(url)} ya fue pública y ninguna página responde en ella; ` +
      (isCertain
        ? 'su texto está ahora en este archivo.'
        : 'este es el único archivo nuevo de su carpeta.'),
    hint: ({ url, to, line, isCertain }) =>
      isCertain
        ? `Agrega a sus campos: «aliases: [${url}]». La próxima vez, npm run move -- ${url.slice(1)} ${to.slice(1)} cambia también los enlaces.`
        : `Si la sustituye, agrega a sus campos: «aliases: [${url}]». ${withdraw(url, line)}.`,
    example: { url: '/blog/guia', to: '/blog/guia-nueva', line: 3, isCertain: true },
    bad: 'content/blog/guia.mdx con otro nombre: content/blog/guia-nueva.mdx',
    good: 'aliases: [/blog/guia]\n# en content/blog/guia-nueva.mdx',
  }),
  'url-hidden': error<{ url: string }>({
    message: ({ url }) =>
      `La dirección ${code(url)} ya fue pública, y como borrador nadie la podría abrir.`,
    hint: ({ url }) =>
      `Borra «draft: true»; o escribe en content/urls.lock: «${url} retirada: por qué»`,
    example: { url: '/blog/guia' },
    bad: 'draft: true\n# en un artículo que ya se publicó',
    good: 'updated: 2026-03-14',
  }),
  'url-postponed': warning<{ url: string }>({
    message: ({ url }) =>
      `La dirección ${code(url)} ya fue pública, y hasta ese día nadie la podría abrir.`,
    hint: 'Deja la fecha que tenía, y anota el cambio en `updated`.',
    example: { url: '/blog/guia' },
    bad: 'date: 2031-01-01\n# en un artículo que ya se publicó',
    good: 'updated: 2026-03-14',
  }),
  'anchor-gone': warning<{ anchor: string; line: number; proposal?: string }>({
    message: ({ anchor }) =>
      `El título con el ancla ${code(`#${anchor}`)} ya fue público y no está en este texto.`,
    hint: ({ anchor, line, proposal }) =>
      [
        didYouMean(proposal, (id) => code(`#${id}`)),
        `Deja el título como estaba, o borra la línea ${line} de content/urls.lock (la que termina en «#${anchor}»).`,
      ]
        .filter(Boolean)
        .join(' '),
    example: { anchor: 'precios', line: 4 },
    bad: '## Lo que cuesta\n(y antes «## Precios»)',
    good: '## Precios',
  }),
  // The owner's promises, content/promesas.yaml.
  'promise-broken': error<{ promised: string; line: number; why: string; found?: string }>({
    message: ({ promised, found }) =>
      found === undefined
        ? `La promesa dice ${quoted(promised)}, y no se lee aquí.`
        : `La promesa dice ${quoted(promised)}, y aquí dice ${quoted(found)}.`,
    hint: ({ line, why, found }) =>
      found === undefined
        ? `Si cambió a propósito, cambia también la línea ${line} de content/promesas.yaml (${why}).`
        : `Déjalo como estaba; o, si cambió a propósito, escribe en la línea ${line} de content/promesas.yaml (${why}): is: ${JSON.stringify(shorten(found, 600))}`,
    example: { promised: '$500 USD', found: '$550 USD', line: 12, why: 'Lista de precios' },
    bad: 'minimum: 550\n# y content/promesas.yaml dice «is: $500 USD»',
    good: 'minimum: 500',
  }),
  'promise-place': error<{ key: 'in' | 'field'; value: string; in: string; proposal?: string }>({
    message: ({ key, value, in: file }) =>
      key === 'in'
        ? `No hay un archivo ${code(value)} en content/.`
        : `content/${file} no tiene el campo ${code(value)}.`,
    hint: ({ key, proposal }) =>
      didYouMean(proposal) ??
      (key === 'in'
        ? 'Escribe carpeta y nombre, como faqs/general-pagos; o site. Si ya no existe, borra la línea.'
        : 'Los elementos de una lista se nombran por su `id`, `title` o `name`, como plans.items.mvp.price. Si ya no existe, borra la línea.'),
    example: { key: 'in', value: 'services/saas', in: 'services/saas' },
    bad: 'in: services/saas',
    good: 'in: services/creacion-saas',
  }),
  'permit-reason': warning<{ code: string }>({
    message: (permit) => `Este permiso para ${code(permit.code)} no dice por qué.`,
    hint: ({ code }) => `Escribe la razón: lumbre-permite ${code}: así se llama la marca`,
    example: { code: 'unpaired-mark' },
    bad: '{/* lumbre-permite unpaired-mark */}\n\nYahoo!',
    good: '{/* lumbre-permite unpaired-mark: así se llama la marca */}\n\nYahoo!',
  }),
  'internal-error': error<{ detail: string }>({
    message: 'Este texto hizo tropezar al programa: es un error nuestro, no tuyo.',
    hint: ({ detail }) =>
      `Deshaz lo último que cambiaste y avisa a quien programa. Detalle: ${detail}`,
    bad: 'Cualquier texto que haga fallar al programa.',
    good: 'El mismo texto, cuando el programa esté corregido.',
  }),
}
