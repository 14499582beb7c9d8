import { entry } from '../entry.ts'
import { code, didYouMean, quoted } from '../phrase.ts'

/** What the owner has promised, content/promesas.yaml. */
export const promises = {
  'promise-broken': entry<{ promised: string; line: number; why: string; found?: string }>({
    message: ({ promised, found }) =>
      found === undefined
        ? `La promesa dice ${quoted(promised)}, y no se lee aquí.`
        : `La promesa dice ${quoted(promised)}, y aquí dice ${quoted(found)}.`,
    hint: ({ line, why }, repair) =>
      `${repair ? `Escribe «${repair.text}», o, si` : 'Si'} cambió a propósito, cambia también la línea ${line} de content/promesas.yaml (${why}).`,
    example: { promised: '$500 USD', found: '$550 USD', line: 12, why: 'Lista de precios' },
    bad: 'minimum: 550\n# y content/promesas.yaml dice «is: $500 USD»',
    good: 'minimum: 500',
  }),
  'promise-place': entry<{ key: 'in' | 'field'; value: string; in: string; proposal?: string }>({
    message: ({ key, value, in: file }) =>
      key === 'in'
        ? `No hay un archivo ${code(value)} en content/.`
        : `content/${file} no tiene el dato ${code(value)}.`,
    hint: ({ key, proposal }) =>
      didYouMean(proposal) ??
      (key === 'in'
        ? 'Escribe carpeta y nombre, como services/creacion-saas; o site. Si ya no existe, borra la línea.'
        : 'Los elementos de una lista van por su `id`, `title` o `name`, como plans.items.mvp.price. Si ya no existe, borra la línea.'),
    example: { key: 'in', value: 'services/saas', in: 'services/saas' },
    bad: 'in: services/saas',
    good: 'in: services/creacion-saas',
  }),
}
