import { error, warning } from '../entry.ts'
import { code, count, quoted } from '../phrase.ts'

/** Fields whose value is valid but can hardly be intended. */
export const doubts = {
  'look-alike': error<{ name: string; code: string; correct?: string }>({
    message: ({ name, code }) => `Aquí hay un carácter que se parece a otro: ${name} (${code}).`,
    hint: ({ correct }) =>
      correct
        ? `Bórralo y escribe con el teclado: ${correct}`
        : 'Bórralo y escríbelo con el teclado.',
    example: { name: 'raya corta', code: 'U+2013', correct: '2025-01-15' },
    bad: 'date: 2025–01–15',
    good: 'date: 2025-01-15',
  }),
  'markup-in-field': warning<{ name: string; written: string }>({
    message: ({ name, written }) =>
      `En ${code(name)} no se usa Markdown ni HTML: ${code(written)}.`,
    hint: 'Escribe el texto tal como se lee.',
    example: { name: 'title', written: '**Hola**' },
    bad: 'title: Cómo **vender** más',
    good: 'title: Cómo vender más',
  }),
  'quoted-text': warning<{ name: string; inner: string }>({
    message: ({ name }) => `${code(name)} se publica con sus comillas.`,
    hint: ({ inner }) => `Escribe solo el texto: ${inner}`,
    example: { name: 'title', inner: 'Cómo cobrar' },
    bad: 'title: “Cómo cobrar”',
    good: 'title: Cómo cobrar',
  }),
  'cut-text': warning<{ name: string; lost: string }>({
    message: ({ name, lost }) =>
      `${code(name)} termina aquí: ${quoted(lost)} se lee como comentario y se pierde.`,
    hint: 'Si es parte del texto, pon el texto entero entre comillas rectas.',
    example: { name: 'title', lost: '# para todos' },
    bad: 'title: Aprende C # para todos',
    good: 'title: "Aprende C # para todos"',
  }),
  'file-name-as-alt': warning<{ text: string }>({
    message: ({ text }) => `${quoted(text)} es el nombre de un archivo, no lo que se ve.`,
    hint: 'Describe la imagen para quien no la ve: Una mesa con gubias.',
    example: { text: 'IMG_1234.jpg' },
    bad: '![IMG_1234.jpg](/images/mapa.webp)',
    good: '![Mapa de la ciudad](/images/mapa.webp)',
  }),
  'alt-without-image': warning({
    message: 'Hay una descripción y no hay imagen.',
    hint: 'Agrega «image: /images/…», o borra esta línea.',
    bad: 'imageAlt: Una mesa con gubias',
    good: 'image: /images/muestra.svg\nimageAlt: Una mesa con gubias',
  }),
  'no-phone': warning<{ text: string }>({
    message: ({ text }) => `${quoted(text)} no es un teléfono.`,
    hint: 'Escríbelo con su código de país: +52 33 1234 5678',
    example: { text: 'llámanos' },
    bad: 'phone: llámanos',
    good: 'phone: +52 33 1234 5678',
  }),
  'odd-amount': warning<{ amount: number }>({
    message: ({ amount }) =>
      `Un precio de ${amount.toLocaleString('es-MX')} parece tener ceros de más.`,
    hint: 'Escribe el precio sin centavos: 550000 y no 55000000.',
    example: { amount: 55_000_000 },
    bad: 'minimum: 55000000',
    good: 'minimum: 550000',
  }),
  'text-length': warning<{ name: string; length: number; most: number; shown: number }>({
    message: ({ name, length }) =>
      `${code(name)} tiene ${count(length, 'carácter', 'caracteres')}.`,
    hint: ({ most, shown }) =>
      `Va un texto breve que diga de qué trata, de hasta ${most} caracteres; los buscadores muestran unos ${shown}.`,
    example: { name: 'title', length: 1, most: 80, shown: 60 },
    bad: 'title: A',
    good: 'title: Cómo elegir una pasarela de pago',
  }),
  'odd-year': warning<{ year: string }>({
    message: ({ year }) => `El año ${year} está muy lejos.`,
    hint: 'Revisa sus cuatro cifras.',
    example: { year: '2206' },
    bad: 'date: 2206-01-15',
    good: 'date: 2026-01-15',
  }),
  'updated-in-future': warning<{ today: string }>({
    message: 'La última corrección está en el futuro.',
    hint: ({ today }) => `Escribe el día en que corregiste, hasta ${today}.`,
    example: { today: '2025-08-14' },
    bad: 'updated: 2026-08-14\n# y hoy es 2025-08-14',
    good: 'updated: 2025-08-14',
  }),
  'past-event': warning({
    message: 'Este evento ya pasó: el sitio lo muestra entre los anteriores.',
    hint: 'Escribe «status: past», o corrige su fecha.',
    bad: 'status: upcoming\ndate: 2020-01-15',
    good: 'status: past\ndate: 2020-01-15',
  }),
  'repeated-title': warning<{ file: string }>({
    message: ({ file }) => `${file} se llama igual.`,
    hint: 'Cambia uno de los dos, o borra el que sobra: no se distinguen.',
    example: { file: 'content/blog/uno.mdx' },
    bad: 'title: Cómo cobrar\n# y en content/blog/otro.mdx: «title: Cómo cobrar»',
    good: 'title: Cómo cobrar en línea',
  }),
  'site-name-in-title': warning<{ name: string }>({
    message: ({ name }) => `El título ya lleva el nombre del sitio: sobra ${quoted(name)}.`,
    hint: 'Deja solo el título de la página.',
    example: { name: 'Lumbre' },
    bad: 'title: Precios | Lumbre',
    good: 'title: Precios',
  }),
  'repeated-text': warning<{ file: string }>({
    message: ({ file }) => `Este texto es casi el mismo que el de ${file}.`,
    hint: 'Borra uno de los dos, o deja en cada uno lo que el otro no dice.',
    example: { file: 'content/blog/uno.mdx' },
    bad: 'Un artículo copiado de otro con dos palabras cambiadas.',
    good: 'Un artículo que enlaza al otro.',
  }),
  'price-by-hand': warning<{ text: string; service: string; plan: string; isField?: boolean }>({
    message: ({ text }) => `El precio ${text} está escrito a mano y se quedaría viejo.`,
    hint: ({ service, plan, isField }) =>
      isField
        ? `Es el de ${service}, plan ${plan}. Un campo no lo puede tomar de ahí: quita la cifra y deja que se vea en /precios.`
        : `Escribe <PlanPrice service="${service}" plan="${plan}" />`,
    example: { text: '$1,000 MXN', service: 'paginas-web', plan: 'normal' },
    bad: 'Un sitio cuesta $1,000 MXN.',
    good: 'Un sitio cuesta <PlanPrice service="creacion-paginas-web" plan="normal" />.',
  }),
}
