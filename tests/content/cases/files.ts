import {
  article,
  mdx,
  pageFields,
  pngHead,
  question,
  sampleFields,
  svg,
} from '../../support/sample-site.ts'
import { serviceWith, settingsWith } from '../spoilt-entries.ts'
import type { FileCase } from './case.ts'

const { hero } = pageFields('home') as { hero: object }

/** Sites whose files do not fit together, and names that are no names. */
export const fileCases: readonly FileCase[] = [
  {
    name: 'a folder with a typing mistake',
    files: { 'content/blogs/a.mdx': article() },
    finds: ['content/blogs unknown-folder'],
    says: ['`blogs` no es una carpeta de contenido.', '¿Quisiste decir `blog`?'],
  },
  {
    name: 'a folder in Spanish',
    files: { 'content/servicios/a.mdx': 'x' },
    finds: ['content/servicios unknown-folder'],
    says: ['`servicios` no es una carpeta de contenido.', '¿Quisiste decir `services`?'],
  },
  {
    name: 'an article outside of its folder',
    files: { 'content/notas.mdx': article() },
    finds: ['content/notas.mdx unknown-file'],
    says: [
      'Este archivo no va directamente en content/.',
      'Muévelo a la carpeta de su colección, p. ej. content/blog/.',
    ],
  },
  {
    name: 'settings under the wrong name',
    files: { 'content/site.yml': 'a: 1' },
    finds: ['content/site.yml unknown-file'],
    says: [
      'Este archivo no va directamente en content/.',
      'Los ajustes del sitio se llaman content/site.yaml.',
    ],
  },
  {
    name: 'an .md file',
    files: { 'content/blog/nota.md': article() },
    finds: ['content/blog/nota.md unknown-extension'],
    says: ['Los archivos de content/blog terminan', 'Nómbralo nota.mdx'],
  },
  {
    name: '.MDX in upper case',
    files: { 'content/blog/nota.MDX': article() },
    finds: ['content/blog/nota.MDX unknown-extension'],
    says: ['Los archivos de content/blog terminan', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a .txt file',
    files: { 'content/blog/nota.txt': 'hola' },
    finds: ['content/blog/nota.txt unknown-extension'],
    says: ['Los archivos de content/blog terminan', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a file without extension',
    files: { 'content/blog/nota': 'hola' },
    finds: ['content/blog/nota unknown-extension'],
    says: ['Al nombre le falta la terminación .mdx.', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a folder in a folder',
    files: { 'content/blog/2025/nota.mdx': article() },
    finds: ['content/blog/2025 nested-folder'],
    says: ['content/blog no lleva carpetas adentro.', 'Mueve sus archivos a content/blog/.'],
  },
  {
    name: 'upper case in a name',
    files: { 'content/blog/Nota.mdx': article() },
    finds: ['content/blog/Nota.mdx file-name'],
    says: ['El nombre tiene mayúsculas.', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a space in a name',
    files: { 'content/blog/mi nota.mdx': article() },
    finds: ['content/blog/mi nota.mdx file-name'],
    says: ['El nombre tiene espacios o saltos de línea.', 'Nómbralo mi-nota.mdx'],
  },
  {
    name: 'an accent in a name',
    files: { 'content/blog/año.mdx': article() },
    finds: ['content/blog/año.mdx file-name'],
    says: ['El nombre tiene acentos u', 'Nómbralo ano.mdx'],
  },
  {
    name: 'a decomposed accent in a name',
    files: { [`content/blog/${'año'.normalize('NFD')}.mdx`]: article() },
    finds: ['content/blog/año.mdx file-name'],
    says: ['El nombre guarda sus acentos', 'Nómbralo ano.mdx'],
  },
  {
    name: 'an underscore in front',
    files: { 'content/blog/_nota.mdx': article() },
    finds: ['content/blog/_nota.mdx file-name'],
    says: ['El nombre empieza con un guion bajo.', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a dot in front',
    files: { 'content/blog/.nota.mdx': article() },
    finds: ['content/blog/.nota.mdx file-name'],
    says: ['El nombre empieza con un punto.', 'Nómbralo nota.mdx'],
  },
  {
    name: 'a name that Windows reserves',
    files: { 'content/blog/con.mdx': article() },
    finds: ['content/blog/con.mdx file-name'],
    says: ['El nombre es un nombre reservado en Windows.', 'Nómbralo con-1.mdx'],
  },
  {
    name: 'a dot inside a name',
    files: { 'content/blog/nota.v2.mdx': article() },
    finds: ['content/blog/nota.v2.mdx file-name'],
    says: ['El nombre tiene algo más', 'Nómbralo nota-v2.mdx'],
  },
  {
    name: 'two hyphens in a row',
    files: { 'content/blog/nota--dos.mdx': article() },
    finds: ['content/blog/nota--dos.mdx file-name'],
    says: ['El nombre tiene algo más', 'Nómbralo nota-dos.mdx'],
  },
  {
    name: 'an emoji as name',
    files: { 'content/blog/🔥.mdx': article() },
    finds: ['content/blog/🔥.mdx file-name'],
    says: ['El nombre tiene acentos u', 'Nómbralo sin-nombre.mdx'],
  },
  {
    name: 'a line break in a name',
    files: { 'content/blog/a\nb.mdx': article() },
    finds: ['content/blog/a<U+000A>b.mdx file-name'],
    says: ['El nombre tiene espacios o saltos de línea.', 'Nómbralo a-b.mdx'],
  },
  {
    name: 'an escape sequence in a name',
    files: { 'content/blog/a\u001b[31mb.mdx': article() },
    finds: ['content/blog/a<U+001B>[31mb.mdx file-name'],
    says: ['El nombre tiene algo más', 'Nómbralo a-31mb.mdx'],
  },
  {
    name: 'a name of 150 characters',
    files: { [`content/blog/${'a'.repeat(150)}.mdx`]: article() },
    finds: [
      'content/blog/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.mdx file-name',
    ],
    says: ['El nombre pasa de 100 caracteres.'],
  },
  {
    name: 'quotes in a name',
    files: { 'content/blog/"a".mdx': article() },
    finds: ['content/blog/"a".mdx file-name'],
    says: ['El nombre tiene algo más', 'Nómbralo a.mdx'],
  },
  {
    name: 'a name that is only its extension',
    files: { 'content/blog/.mdx': article() },
    finds: ['content/blog/.mdx file-name'],
    says: ['El nombre es solo una terminación.', 'Nómbralo sin-nombre.mdx'],
  },
  {
    name: 'files of editors and systems',
    files: {
      'content/.DS_Store': 'x',
      'content/blog/.DS_Store': 'x',
      'content/blog/a.mdx~': 'x',
      'content/blog/.a.mdx.swp': 'x',
      'content/blog/#a.mdx#': 'x',
    },
    finds: [],
  },
  {
    name: 'a name that differs by case',
    files: { 'content/blog/Uno.mdx': article() },
    finds: ['content/blog/Uno.mdx «---» duplicate-slug', 'content/blog/Uno.mdx file-name'],
    says: ['Este nombre es, salvo mayúsculas', 'Cambia el nombre de uno de los dos archivos.'],
  },
  {
    name: 'a name that differs by an accent',
    files: { 'content/blog/ano.mdx': article(), 'content/blog/año.mdx': article() },
    finds: ['content/blog/año.mdx «---» duplicate-slug', 'content/blog/año.mdx file-name'],
    says: ['Este nombre es, salvo mayúsculas', 'Cambia el nombre de uno de los dos archivos.'],
  },
  {
    name: 'an article called pagina',
    files: { 'content/blog/pagina.mdx': article() },
    finds: ['content/blog/pagina.mdx «---» reserved-url'],
    says: ['Su página sería `/blog/pagina`, y', 'Cambia el nombre de este archivo.'],
  },
  {
    name: 'an article called categoria',
    files: { 'content/blog/categoria.mdx': article() },
    finds: ['content/blog/categoria.mdx «---» reserved-url'],
    says: ['Su página sería `/blog/categoria`, y', 'Cambia el nombre de este archivo.'],
  },
  {
    name: 'a page called images',
    files: { 'content/pages/images.mdx': mdx(pageFields('text'), 'Hola.') },
    finds: ['content/pages/images.mdx «---» reserved-url'],
    says: ['Su página sería `/images`, y', 'Cambia el nombre de este archivo.'],
  },
  {
    name: 'a page called 404',
    files: { 'content/pages/404.mdx': mdx(pageFields('text'), 'Hola.') },
    finds: ['content/pages/404.mdx «---» reserved-url'],
    says: ['Su página sería `/404`, y', 'Cambia el nombre de este archivo.'],
  },
  {
    name: 'a page called index',
    files: { 'content/pages/index.mdx': mdx(pageFields('text'), 'Hola.') },
    finds: ['content/pages/index.mdx «---» reserved-url'],
    says: ['Su página sería `/index`, y', 'Cambia el nombre de este archivo.'],
  },
  {
    name: 'one former address of two articles',
    files: {
      'content/blog/a.mdx': article({ aliases: ['/viejo'] }),
      'content/blog/b.mdx': article({ aliases: ['/viejo'] }),
    },
    finds: ['content/blog/b.mdx «/viejo» alias-collision'],
    says: ['Esta dirección antigua ya está', 'Deja solo una.'],
  },
  {
    name: 'a missing home page',
    files: { 'content/pages/inicio.mdx': null },
    finds: ['content/pages/inicio.mdx page-missing'],
    says: [
      'Falta esta página del sitio, con «template: home».',
      'Créala, o recupérala del historial.',
    ],
  },
  {
    name: 'a page twice',
    files: { 'content/pages/otra.mdx': mdx(pageFields('about')) },
    finds: ['content/pages/otra.mdx «about» template-repeated'],
    says: ['La plantilla `about` se usa', 'Para una página de puro texto usa «template: text».'],
  },
  {
    name: 'a page under another name',
    files: { 'content/pages/equipo.mdx': null, 'content/pages/team.mdx': mdx(pageFields('team')) },
    finds: ['content/pages/team.mdx «team» template-name'],
    says: ['El archivo de la plantilla', 'Nómbralo content/pages/equipo.mdx'],
  },
  {
    name: 'a typing mistake in a template',
    files: { 'content/pages/otra.mdx': mdx({ ...pageFields('text'), template: 'txt' }, 'Hola.') },
    finds: ['content/pages/otra.mdx «txt» not-an-option'],
    says: ['`template` no puede ser "txt".'],
  },
  {
    name: 'a page without template',
    files: { 'content/pages/otra.mdx': mdx({ title: 'a' }, 'Hola.') },
    finds: ['content/pages/otra.mdx «---» missing-field'],
    says: ['Falta `template`.', 'template: `home`, `services`, `prices`'],
  },
  {
    name: 'a page of the site as draft',
    files: { 'content/pages/equipo.mdx': mdx({ ...pageFields('team'), draft: true }) },
    finds: ['content/pages/equipo.mdx «true» page-draft'],
    says: ['El sitio no puede publicarse', 'Borra esta línea.'],
  },
  {
    name: 'a page of text',
    files: { 'content/pages/terminos.mdx': mdx(pageFields('text'), '## Hola\n\nTexto.') },
    finds: [],
  },
  {
    name: 'a page of text without its text',
    files: { 'content/pages/terminos.mdx': mdx(pageFields('text')) },
    finds: ['content/pages/terminos.mdx «---» body-missing'],
    says: ['Falta el texto, que va después de esta línea.', 'Escribe ahí la página.'],
  },
  {
    name: 'a text below a page that shows none',
    files: { 'content/pages/equipo.mdx': mdx(pageFields('team'), 'Texto.') },
    finds: ['content/pages/equipo.mdx «T» body-forbidden'],
    says: ['Las páginas con «template: team» no', 'Pásalo a uno de los campos, o bórralo.'],
  },
  {
    name: 'a text below a service',
    files: { 'content/services/uno.mdx': mdx(sampleFields('services'), 'Texto.') },
    finds: ['content/services/uno.mdx «T» body-forbidden'],
    says: ['Los archivos de content/services no', 'Pásalo a uno de los campos, o bórralo.'],
  },
  {
    name: 'a page of the site that cannot be read',
    files: { 'content/pages/equipo.mdx': 'hola' },
    finds: ['content/pages/equipo.mdx frontmatter-missing'],
    says: [
      'A este archivo le faltan sus campos.',
      'Empieza el archivo con una línea --- y ciérrala con otra igual.',
    ],
  },
  {
    name: 'a reference to a draft',
    files: {
      'content/team/ana.mdx': mdx(sampleFields('team', { draft: true }), 'Hola.'),
      'content/blog/a.mdx': article({ author: 'ana' }),
    },
    finds: ['content/blog/a.mdx «ana» reference-to-draft'],
    says: [
      '"ana" es un borrador, así',
      'Publica content/team/ana.mdx (borra «draft: true») o quítalo de aquí.',
    ],
  },
  {
    name: 'a draft that refers to a draft',
    files: {
      'content/team/ana.mdx': mdx(sampleFields('team', { draft: true }), 'Hola.'),
      'content/blog/a.mdx': article({ author: 'ana', draft: true }),
    },
    finds: [],
  },
  {
    name: 'a reference to a file that cannot be read',
    files: { 'content/team/ana.mdx': 'roto', 'content/blog/a.mdx': article({ author: 'ana' }) },
    finds: ['content/team/ana.mdx frontmatter-missing'],
    says: [
      'A este archivo le faltan sus campos.',
      'Empieza el archivo con una línea --- y ciérrala con otra igual.',
    ],
  },
  {
    name: 'a typing mistake in a list of references',
    files: {
      'content/services/uno.mdx': serviceWith({ 'faqs.items': ['uno', 'doss'] }),
      'content/faqs/dos.mdx': question(),
    },
    finds: ['content/services/uno.mdx «doss» dangling-reference'],
    says: ['"doss" no existe en content/faqs.', '¿Quisiste decir "dos"?'],
  },
  {
    name: 'a reference twice',
    files: { 'content/services/uno.mdx': serviceWith({ 'faqs.items': ['uno', 'uno'] }) },
    finds: ['content/services/uno.mdx «uno» repeated'],
    says: ['"uno" se repite: ya es el elemento 1 de la lista.', 'Deja solo uno.'],
  },
  {
    name: 'a question that no page lists',
    files: {
      'content/faqs/nueva.mdx': question(),
      'content/faqs/otra.mdx': question({ draft: true }),
    },
    finds: ['content/faqs/nueva.mdx «¿Qué es esto?» shown-nowhere'],
    says: ['Ninguna página muestra esta pregunta.', 'Agrega «- nueva» a los `items` de `faqs`'],
  },
  {
    name: 'a testimonial that no page lists',
    files: { 'content/testimonials/ana.mdx': mdx(sampleFields('testimonials', { name: 'Ana' })) },
    finds: ['content/testimonials/ana.mdx «Ana» shown-nowhere'],
    says: ['Ninguna página muestra este testimonio.', '«- ana»'],
  },
  {
    name: 'a text that calls an image by the name it should have',
    files: {
      'content/images/Foto.svg': svg,
      'content/blog/a.mdx': article({}, '![Foto](/images/foto.svg)'),
    },
    finds: ['content/images/Foto.svg file-name'],
    says: ['foto.svg'],
  },
  {
    name: 'a link to an article of the future',
    files: {
      'content/blog/a.mdx': article({ date: '2026-01-01' }),
      'content/blog/b.mdx': article({}, 'Mira [esto](/blog/a).'),
    },
    finds: ['content/blog/b.mdx «[esto](/blog/a)» link-to-draft'],
    says: [
      'La página `/blog/a` todavía no se publica.',
      'Se publica el 1 de enero de 2026, por la fecha de content/blog/a.mdx.',
    ],
  },
  {
    name: 'a link to a draft',
    files: {
      'content/blog/a.mdx': article({ draft: true }),
      'content/blog/b.mdx': article({}, 'Mira [esto](/blog/a).'),
    },
    finds: ['content/blog/b.mdx «[esto](/blog/a)» link-to-draft'],
    says: ['Publica content/blog/a.mdx, o quita el enlace.'],
  },
  {
    name: 'a place that another article does not have',
    files: {
      'content/blog/a.mdx': article({}, '## Uno dos'),
      'content/blog/b.mdx': article({}, '[a](/blog/a#uno-dos) [b](/blog/a#Sigue) [c](/blog/a#uno)'),
    },
    finds: ['content/blog/b.mdx «[c](/blog/a#uno)» anchor-missing'],
    says: ['La página `/blog/a` no tiene ningún lugar', '¿Quisiste decir `#uno-dos`?'],
  },
  {
    name: 'an article whose name is that of a file of the host',
    files: { 'content/blog/index.mdx': article() },
    finds: ['content/blog/index.mdx «---» reserved-url'],
    says: ['Su página sería `/blog/index`, y el sitio usa `/blog` para otra cosa.'],
  },
  {
    name: 'a place that the home page does not have',
    files: {
      'content/site.yaml': settingsWith({
        navigation: [
          { label: 'a', to: '/#contact' },
          { label: 'b', to: '/#no-existe' },
        ],
      }),
    },
    finds: ['content/site.yaml «/#no-existe» anchor-missing'],
    says: ['La página `/` no tiene', 'Hay: `#Contenido`'],
  },
  {
    name: 'links to the own domain',
    files: {
      'content/site.yaml': settingsWith({ address: 'https://lumbre.example' }),
      'content/blog/b.mdx': article(
        {},
        '[a](https://lumbre.example/equipo) [b](https://lumbre.example/no-hay) [c](https://otro.example)',
      ),
    },
    finds: ['content/blog/b.mdx «[b](https://lumbre.example/no-hay)» link-missing-page'],
    says: ['La página `/no-hay` no existe.'],
  },
  {
    name: 'a link to a picture that is not there',
    files: { 'content/blog/b.mdx': article({}, '[a](/images/plano-de-la-casa.pdf)') },
    finds: ['content/blog/b.mdx «[a](/images/plano-de-la-casa.pdf)» link-missing-file'],
    says: ['no está en content/images/plano-de-la-casa.pdf', 'Ahí solo van imágenes'],
  },
  {
    name: 'a link to a page like no other',
    files: { 'content/blog/b.mdx': article({}, '[a](/xyzxyzxyz)') },
    finds: ['content/blog/b.mdx «[a](/xyzxyzxyz)» link-missing-page'],
    says: ['La página `/xyzxyzxyz` no existe.', 'Hay, por ejemplo: `/blog`'],
  },
  {
    name: 'a link to a former address',
    files: {
      'content/blog/a.mdx': article({ aliases: ['/viejo'] }),
      'content/blog/b.mdx': article({}, 'Mira [esto](/viejo).'),
    },
    finds: ['content/blog/b.mdx «[esto](/viejo)» link-to-alias'],
    says: ['Esta es una dirección antigua.', 'La actual es `/blog/a`'],
  },
  {
    name: 'a missing field inside another',
    files: { 'content/services/uno.mdx': serviceWith({ 'card.icon': undefined }) },
    finds: ['content/services/uno.mdx «card» missing-field'],
    says: [
      'Falta `icon` en `card`.',
      'icon: Nombre del icono (Phosphor, en inglés): clock, rocket, shield-check…',
    ],
  },
  {
    name: 'a scene of no known kind',
    files: { 'content/services/uno.mdx': serviceWith({ scene: { kind: 'tienda' } }) },
    finds: ['content/services/uno.mdx «tienda» not-an-option'],
    says: ['`shop`'],
  },
  {
    name: 'a Spanish name inside another field',
    files: {
      'content/services/uno.mdx': serviceWith({ 'card.titulo': 'Hola', 'card.title': undefined }),
    },
    finds: ['content/services/uno.mdx «titulo» unknown-field'],
    says: ['El campo `titulo` no existe en `card`.', '¿Quisiste decir `title`?'],
  },
  {
    name: 'a missing field in an item',
    files: { 'content/services/uno.mdx': serviceWith({ 'plans.items.0.price': undefined }) },
    finds: ['content/services/uno.mdx «id: uno» missing-field'],
    says: ['Falta `price` en el elemento 1 de `items`.'],
  },
  {
    name: 'a minimum above its maximum',
    files: {
      'content/services/uno.mdx': serviceWith({
        'plans.items.0.price': { currency: 'MXN', minimum: 500, maximum: 300, period: 'once' },
      }),
    },
    finds: ['content/services/uno.mdx «300» range'],
    says: [
      'El precio máximo tiene que',
      'Intercámbialos, o borra `maximum` si el precio es uno solo.',
    ],
  },
  {
    name: 'a starting price with a maximum',
    files: {
      'content/services/uno.mdx': serviceWith({
        'detail.price': { currency: 'MXN', minimum: 5, maximum: 30, period: 'once', from: true },
      }),
    },
    finds: ['content/services/uno.mdx «true» from-and-maximum'],
    says: ['Un precio con máximo no puede ser también «desde».', 'Borra `from` o borra `maximum`.'],
  },
  {
    name: 'a price as text',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price': 'desde $1,200 USD' }) },
    finds: ['content/services/uno.mdx «desde $1,200 USD» wrong-type'],
    says: [
      '`price` lleva sus propios campos,',
      'Sus campos van en las líneas siguientes, con dos espacios al inicio.',
    ],
  },
  {
    name: 'an amount with signs',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': '$1,200' }) },
    finds: ['content/services/uno.mdx «$1,200» wrong-type'],
    says: [
      '`minimum` espera un número, y dice "$1,200".',
      'Escribe «minimum: 1200», sin palabras ni signos.',
    ],
  },
  {
    name: 'a negative amount',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': -5 }) },
    finds: ['content/services/uno.mdx «-5» out-of-range'],
    says: ['`minimum` debe ser mayor que 0, y es -5.'],
  },
  {
    name: 'another currency',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.currency': 'EUR' }) },
    finds: ['content/services/uno.mdx «EUR» not-an-option'],
    says: ['`currency` no puede ser "EUR".', 'Moneda: `MXN` o `USD`.'],
  },
  {
    name: 'three badges instead of four',
    files: { 'content/services/uno.mdx': serviceWith({ 'hero.badges.3': undefined }) },
    finds: ['content/services/uno.mdx «- label: Texto de muestra» wrong-count'],
    says: ['`badges` lleva exactamente 4 elementos y tiene 3.', 'Agrega 1.'],
  },
  {
    name: 'a typing mistake in an icon',
    files: { 'content/faqs/uno.mdx': question({ icon: 'clok' }) },
    finds: ['content/faqs/uno.mdx «clok» icon-missing'],
    says: ['No hay un icono "clok".', '¿Quisiste decir "clock"?'],
  },
  {
    name: 'an icon in Spanish',
    files: { 'content/faqs/uno.mdx': question({ icon: 'Reloj Grande' }) },
    finds: ['content/faqs/uno.mdx «Reloj Grande» identifier'],
    says: ['`icon` lleva solo minúsculas sin', 'Escribe reloj-grande'],
  },
  {
    name: 'a rating of six',
    files: { 'content/testimonials/uno.mdx': mdx(sampleFields('testimonials', { rating: 6 })) },
    finds: ['content/testimonials/uno.mdx «6» out-of-range'],
    says: ['`rating` debe ser 5 o menos, y es 6.'],
  },
  {
    name: 'a rating of zero',
    files: { 'content/testimonials/uno.mdx': mdx(sampleFields('testimonials', { rating: 0 })) },
    finds: ['content/testimonials/uno.mdx «0» out-of-range'],
    says: ['`rating` debe ser 1 o más, y es 0.'],
  },
  {
    name: 'four and a half stars',
    files: { 'content/testimonials/uno.mdx': mdx(sampleFields('testimonials', { rating: 4.5 })) },
    finds: ['content/testimonials/uno.mdx «4.5» wrong-type'],
    says: ['`rating` espera un número entero, y dice 4.5.', 'Va sin decimales: 5'],
  },
  {
    name: 'contenido',
    files: {
      'content/testimonials/uno.mdx': mdx(
        sampleFields('testimonials', { content: undefined, contenido: 'a' }),
      ),
    },
    finds: ['content/testimonials/uno.mdx «contenido» unknown-field'],
    says: ['El campo `contenido` no existe.', '¿Quisiste decir `content`?'],
  },
  {
    name: 'detalle',
    files: {
      'content/contact-cards/uno.mdx': mdx(
        sampleFields('contact-cards', { detail: undefined, detalle: 'a' }),
      ),
    },
    finds: ['content/contact-cards/uno.mdx «detalle» unknown-field'],
    says: ['El campo `detalle` no existe.', '¿Quisiste decir `detail`?'],
  },
  {
    name: 'a mistyped fact of the settings',
    files: {
      'content/contact-cards/uno.mdx': mdx(
        sampleFields('contact-cards', { content: '{hour}, en línea' }),
      ),
    },
    finds: ['content/contact-cards/uno.mdx «"{hour}, en línea"» unknown-fact'],
    says: ['`{hour}` no es un dato de', '¿Quisiste decir `{hours}`?'],
  },
  {
    name: 'pregunta and respuesta',
    files: {
      'content/faqs/uno.mdx': mdx(
        sampleFields('faqs', { question: undefined, pregunta: 'a', respuesta: 'b' }),
        'Sí.',
      ),
    },
    finds: [
      'content/faqs/uno.mdx «pregunta» unknown-field',
      'content/faqs/uno.mdx «respuesta» unknown-field',
    ],
    says: ['El campo `pregunta` no existe.', '¿Quisiste decir `question`?'],
  },
  {
    name: 'a text where none belongs',
    files: { 'content/testimonials/uno.mdx': mdx(sampleFields('testimonials'), '  Texto.') },
    finds: ['content/testimonials/uno.mdx «T» body-forbidden'],
    says: ['Los archivos de content/testimonials no', 'Pásalo a uno de los campos, o bórralo.'],
  },
  {
    name: 'a public project without its address',
    files: { 'content/projects/uno.mdx': mdx(sampleFields('projects', { private: undefined })) },
    finds: [
      'content/projects/uno.mdx «---» case-missing',
      'content/projects/uno.mdx «---» link-missing',
    ],
    says: ['A un proyecto público le falta su caso: `case`.', 'Agrega «case:» con `problem`'],
  },
  {
    name: 'a private project with its address',
    files: {
      'content/projects/uno.mdx': mdx(sampleFields('projects', { link: 'https://a.example' })),
    },
    finds: ['content/projects/uno.mdx «https://a.example» private-shown'],
    says: ['Un proyecto privado no lleva `link`: no se muestra.', 'Borra `link`, o borra «private'],
  },
  {
    name: 'a private project whose client is among the partners',
    files: {
      'content/projects/uno.mdx': mdx(sampleFields('projects', { title: 'Café Añil' })),
      'content/partners/uno.mdx': mdx(sampleFields('partners', { name: 'CAFE ANIL' })),
    },
    finds: ['content/partners/uno.mdx «CAFE ANIL» private-named'],
    says: ['no se nombra entre las marcas.', 'de content/projects/uno.mdx.'],
  },
  {
    name: 'a project whose demo is not there',
    files: {
      'content/clients/uno.mdx': mdx(
        sampleFields('clients', { kind: 'frame', demo: '/demos/no-hay' }),
      ),
    },
    finds: ['content/clients/uno.mdx «/demos/no-hay» link-missing-page'],
    says: ['La página `/demos/no-hay` no existe.'],
  },
  {
    name: 'a javascript: address',
    files: {
      'content/clients/uno.mdx': mdx(sampleFields('clients', { url: 'javascript:alert(1)' })),
    },
    finds: ['content/clients/uno.mdx «javascript:alert(1)» invalid-address'],
    says: [
      '`url` solo acepta direcciones https://',
      'Una dirección que ejecuta o lleva dentro un archivo no se publica.',
    ],
  },
  {
    name: 'an address without scheme',
    files: {
      'content/clients/uno.mdx': mdx(sampleFields('clients', { url: 'www.example.com/a' })),
    },
    finds: ['content/clients/uno.mdx «www.example.com/a» invalid-address'],
    says: ['"www.example.com/a" no es una dirección', 'Escribe https://www.example.com/a'],
  },
  {
    name: 'a frame without address',
    files: { 'content/clients/uno.mdx': mdx(sampleFields('clients', { kind: 'frame' })) },
    finds: ['content/clients/uno.mdx «---» url-missing'],
    says: ['Una página de tipo frame', 'Agrega «url: https://…»'],
  },
  {
    name: 'a notice without heading',
    files: { 'content/clients/uno.mdx': mdx(sampleFields('clients', { heading: undefined })) },
    finds: ['content/clients/uno.mdx «---» heading-missing'],
    says: [
      'Un aviso necesita su título: falta `heading`.',
      'Agrega «heading: » con el título del aviso.',
    ],
  },
  {
    name: 'a weight out of range',
    files: {
      'content/partners/uno.mdx': mdx(
        sampleFields('partners', { wordmark: { face: 'display', weight: 1000, tracking: 0 } }),
      ),
    },
    finds: ['content/partners/uno.mdx «1000» out-of-range'],
    says: ['`weight` debe ser 900 o menos, y es 1000.'],
  },
  {
    name: 'a typing mistake in the default option',
    files: { 'content/pricing/uno.mdx': mdx(sampleFields('pricing', { defaultOption: 'unoo' })) },
    finds: ['content/pricing/uno.mdx «unoo» not-an-option'],
    says: ['"unoo" no es una de las opciones.', '¿Quisiste decir `uno`?'],
  },
  {
    name: 'more options than a receipt can show',
    files: {
      'content/pricing/uno.mdx': mdx(
        sampleFields('pricing', {
          options: Array.from({ length: 9 }, (_, index) => ({
            id: index === 0 ? 'uno' : `opcion-${index}`,
            name: 'Opción',
            price: { currency: 'MXN', minimum: 1, period: 'once' },
            features: ['a', 'b', 'c'],
          })),
        }),
      ),
    },
    finds: ['content/pricing/uno.mdx «- id: uno» wrong-count'],
    says: ['`options` lleva a lo más 8 elementos y tiene 9.', 'Quita 1.'],
  },
  {
    name: 'a step more than the hearth has flames',
    files: { 'content/process/seis.mdx': mdx(sampleFields('process', { order: 6 })) },
    finds: ['content/process/seis.mdx «6» step-count'],
    says: ['El proceso lleva exactamente 5 pasos y tiene 6', 'Quita 1'],
  },
  {
    name: 'a step less than the hearth has flames',
    files: { 'content/process/uno.mdx': mdx(sampleFields('process', { draft: true })) },
    finds: ['content/process step-count'],
    says: ['El proceso lleva exactamente 5 pasos y tiene 4', 'Agrega 1'],
  },
  {
    name: 'a word as order',
    files: { 'content/values/uno.mdx': mdx(sampleFields('values', { order: 'primero' })) },
    finds: ['content/values/uno.mdx «primero» wrong-type'],
    says: ['`order` espera un número, y dice "primero".'],
  },
  {
    name: 'no settings file',
    files: { 'content/site.yaml': null },
    finds: ['content/site.yaml site-missing'],
    says: ['Faltan los ajustes del sitio: content/site.yaml.', 'Recupéralos del historial.'],
  },
  {
    name: 'an empty settings file',
    files: { 'content/site.yaml': '' },
    finds: ['content/site.yaml file-empty'],
    says: ['El archivo está vacío.', 'Recupéralo del historial.'],
  },
  {
    name: 'a tab in the settings',
    files: { 'content/site.yaml': 'name:\n\t- a' },
    finds: ['content/site.yaml «	» yaml-tab'],
    says: ['Esta línea empieza con un', 'Cámbialo por dos espacios.'],
  },
  {
    name: 'a Spanish name in the settings',
    files: { 'content/site.yaml': settingsWith({ nombre: 'x' }) },
    finds: ['content/site.yaml «nombre» unknown-field'],
    says: ['El campo `nombre` no existe.', '¿Quisiste decir `name`?'],
  },
  {
    name: 'half a mail address in the settings',
    files: { 'content/site.yaml': settingsWith({ email: 'hola' }) },
    finds: ['content/site.yaml «hola» invalid-email'],
    says: ['"hola" no es una dirección de correo.', 'Por ejemplo: hola@lumbre.example'],
  },
  {
    name: 'an address without scheme in the settings',
    files: { 'content/site.yaml': settingsWith({ address: 'lumbre.example' }) },
    finds: ['content/site.yaml «lumbre.example» invalid-address'],
    says: ['"lumbre.example" no es una dirección web completa.', 'Escribe https://lumbre.example'],
  },
  {
    name: 'an address of the site with a slash at its end',
    files: { 'content/site.yaml': settingsWith({ address: 'https://lumbre.example/' }) },
    finds: ['content/site.yaml «https://lumbre.example/» trailing-slash'],
    says: ['Esta dirección no lleva diagonal al final.', 'Escribe https://lumbre.example'],
  },
  {
    name: 'a form service without address',
    files: {
      'content/site.yaml': settingsWith({
        forms: {
          delivery: 'endpoint',
          before: { endpoint: 'a', console: 'b', event: 'c' },
          newsletter: { action: 'a', message: 'b', feed: 'c' },
          received: { project: 'a', event: 'b', newsletter: 'c' },
        },
      }),
    },
    finds: ['content/site.yaml «endpoint» endpoint-missing'],
    says: [
      'Para entregar los formularios a',
      'Agrega «endpoint: https://…», o escribe «delivery: console».',
    ],
  },
  {
    name: 'a typing mistake in the navigation',
    files: { 'content/site.yaml': settingsWith({ navigation: [{ label: 'a', to: '/equpo' }] }) },
    finds: ['content/site.yaml «/equpo» link-missing-page'],
    says: ['La página `/equpo` no existe.', '¿Quisiste decir `/equipo`?'],
  },
  {
    name: 'another site in the navigation',
    files: {
      'content/site.yaml': settingsWith({ navigation: [{ label: 'a', to: 'https://a.example' }] }),
    },
    finds: ['content/site.yaml «https://a.example» site-path'],
    says: ['Aquí va una página de', 'Por ejemplo: /contacto'],
  },
  {
    name: 'two YAML documents in the settings',
    files: { 'content/site.yaml': 'a: 1\n---\nb: 2\n' },
    finds: ['content/site.yaml «---» yaml-documents'],
    says: [
      'Aquí empieza un segundo bloque,',
      'Borra la línea de tres puntos (...) o guiones (---) con la que empieza.',
    ],
  },
  {
    name: 'a script in a drawing',
    files: {
      'content/images/malo.svg':
        '<svg viewBox="0 0 1 1">\n<script>globalThis.canary = true</script></svg>',
    },
    finds: ['content/images/malo.svg «<» svg-active'],
    says: ['Este dibujo lleva un programa (<script>).', 'Expórtalo otra vez como SVG simple'],
  },
  {
    name: 'a handler in a drawing',
    files: { 'content/images/malo.svg': '<svg viewBox="0 0 1 1" onload="x"></svg>' },
    finds: ['content/images/malo.svg «o» svg-active'],
    says: ['Este dibujo lleva un atributo', 'Expórtalo otra vez como SVG simple'],
  },
  {
    name: 'a program in a drawing, spelt in another way',
    files: {
      'content/images/malo.svg':
        '<svg viewBox="0 0 1 1">\n<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">1</a.b:script></svg>',
    },
    finds: ['content/images/malo.svg «<» svg-active'],
    says: ['Este dibujo lleva un programa (<script>).', 'Expórtalo otra vez como SVG simple'],
  },
  {
    name: 'a drawing in UTF-16',
    files: {
      'content/images/malo.svg': new Uint8Array([0xff, 0xfe, ...Buffer.from(svg, 'utf16le')]),
    },
    finds: ['content/images/malo.svg encoding'],
    says: ['El archivo está guardado en UTF-16.', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'a drawing without size',
    files: { 'content/images/malo.svg': '<svg></svg>' },
    finds: ['content/images/malo.svg image-unreadable'],
    says: ['El archivo no es una', 'Agrega viewBox="0 0 ancho alto" a <svg>.'],
  },
  {
    name: 'a text that calls itself PNG',
    files: { 'content/images/malo.png': 'hola' },
    finds: ['content/images/malo.png image-unreadable'],
    says: ['El archivo no es una', 'Expórtala otra vez.'],
  },
  {
    name: 'half a photograph',
    files: { 'content/images/malo.png': pngHead(640, 480) },
    finds: ['content/images/malo.png image-cut'],
    says: ['A la imagen le falta el final'],
  },
  {
    name: 'a picture that fills the memory of whoever opens it',
    files: { 'content/images/malo.png': pngHead(30_000, 30_000, 'IEND') },
    finds: ['content/images/malo.png image-too-many-pixels'],
    says: ['La imagen mide 30000 × 30000 píxeles'],
  },
  {
    name: 'the thumbnail of a photograph',
    files: { 'content/images/malo.png': pngHead(160, 120, 'IEND') },
    finds: ['content/images/malo.png image-narrow'],
    says: ['La foto mide 160 píxeles de ancho'],
  },
  {
    name: 'a program among the images',
    files: { 'content/images/malo.exe': 'hola' },
    finds: ['content/images/malo.exe unknown-extension'],
    says: ['Este archivo no es una', 'Terminaciones: svg, png, jpg, jpeg, webp, avif y gif.'],
  },
  {
    name: 'an image in upper case',
    files: { 'content/images/Malo.PNG': svg },
    finds: ['content/images/Malo.PNG file-name', 'content/images/Malo.PNG image-unreadable'],
    says: ['El nombre tiene mayúsculas.', 'Nómbralo malo.png'],
  },
  {
    name: 'an image in a folder',
    files: { 'content/images/equipo/ana.svg': svg },
    finds: [],
  },
  {
    name: 'a folder of images in upper case',
    files: { 'content/images/Equipo/ana.svg': svg },
    finds: ['content/images/Equipo file-name'],
    says: ['El nombre tiene mayúsculas.', 'Nómbralo equipo'],
  },
  {
    name: 'an amount with a thousands point',
    files: {
      'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': 7 }).replace(
        'minimum: 7',
        'minimum: 1.370',
      ),
    },
    finds: ['content/services/uno.mdx «1.370» thousands-point'],
    says: [
      'El punto separa los decimales: 1.370 es 1.37, no 1370.',
      'Para miles escribe «minimum: 1370». Los centavos llevan solo dos cifras.',
    ],
  },
  {
    name: 'a maximum with a thousands point, below its minimum',
    files: {
      'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': 7 }).replace(
        'minimum: 7',
        'minimum: 370\n    maximum: 1.500',
      ),
    },
    finds: ['content/services/uno.mdx «1.500» thousands-point'],
    says: [
      'El punto separa los decimales: 1.500 es 1.5, no 1500.',
      'Para miles escribe «maximum: 1500». Los centavos llevan solo dos cifras.',
    ],
  },
  {
    name: 'an amount with cents',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': 1.37 }) },
    finds: [],
  },
  {
    name: 'an amount with a thousands comma in braces',
    files: {
      'content/services/uno.mdx': serviceWith({ 'detail.price': 7 }).replace(
        'price: 7',
        'price: { currency: MXN, minimum: 370, maximum: 1,000, period: once }',
      ),
    },
    finds: ['content/services/uno.mdx «1,000» yaml-number-comma'],
    says: ['Los miles van sin coma.', 'Escribe «maximum: 1000»'],
  },
  {
    name: 'millions with commas in braces',
    files: {
      'content/services/uno.mdx': serviceWith({ 'detail.price': 7 }).replace(
        'price: 7',
        'price: { currency: MXN, minimum: 1,500,000, period: once }',
      ),
    },
    finds: ['content/services/uno.mdx «1,500,000» yaml-number-comma'],
    says: ['Los miles van sin coma.', 'Escribe «minimum: 1500000»'],
  },
  {
    name: 'a decimal comma in braces',
    files: {
      'content/services/uno.mdx': serviceWith({ 'detail.price': 7 }).replace(
        'price: 7',
        'price: { currency: MXN, minimum: 2,5, period: once }',
      ),
    },
    finds: ['content/services/uno.mdx «2,5» yaml-number-comma'],
    says: ['Los decimales van con punto, no con coma.', 'Escribe «minimum: 2.5»'],
  },
  {
    name: 'an amount with a sign and a thousands point',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': '$1.200' }) },
    finds: ['content/services/uno.mdx «$1.200» wrong-type'],
    says: [
      '`minimum` espera un número, y dice "$1.200".',
      'Escribe «minimum: 1200», sin palabras ni signos.',
    ],
  },
  {
    name: 'an amount that is not beyond doubt',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.minimum': '1.5k' }) },
    finds: ['content/services/uno.mdx «1.5k» wrong-type'],
    says: [
      '`minimum` espera un número, y dice "1.5k".',
      'Escribe solo la cifra, sin palabras ni signos.',
    ],
  },
  {
    name: 'a period in Spanish',
    files: { 'content/services/uno.mdx': serviceWith({ 'detail.price.period': 'mes' }) },
    finds: ['content/services/uno.mdx «mes» not-an-option'],
    says: [
      '`period` no puede ser "mes".',
      '¿Quisiste decir `month`? `once` (pago único) o `month` (cada mes).',
    ],
  },
  {
    name: 'a decimal comma',
    files: {
      'content/partners/uno.mdx': mdx(
        sampleFields('partners', { wordmark: { face: 'text', weight: 500, tracking: '0,05' } }),
      ),
    },
    finds: ['content/partners/uno.mdx «0,05» wrong-type'],
    says: [
      '`tracking` espera un número, y dice "0,05".',
      'Escribe «tracking: 0.05», sin palabras ni signos.',
    ],
  },
  {
    name: 'an emoji as icon',
    files: { 'content/faqs/uno.mdx': question({ icon: '🔥' }) },
    finds: ['content/faqs/uno.mdx «🔥» identifier'],
    says: [
      '`icon` lleva solo minúsculas sin acento, números y guiones.',
      'Nombre del icono (Phosphor, en inglés): clock, rocket, shield-check…',
    ],
  },
  {
    name: 'a kind in Spanish',
    files: { 'content/clients/uno.mdx': mdx(sampleFields('clients', { kind: 'aviso' })) },
    finds: ['content/clients/uno.mdx «aviso» not-an-option'],
    says: [
      '`kind` no puede ser "aviso".',
      '¿Quisiste decir `notice`? `notice` (aviso) o `frame` (otro sitio, incrustado).',
    ],
  },
  {
    name: 'a status in Spanish',
    files: { 'content/events/uno.mdx': mdx(sampleFields('events', { status: 'pasado' })) },
    finds: ['content/events/uno.mdx «pasado» not-an-option'],
    says: [
      '`status` no puede ser "pasado".',
      '¿Quisiste decir `past`? `past` (ya fue) o `upcoming` (por venir). Pasada su fecha, se archiva solo.',
    ],
  },
  {
    name: 'a platform in Spanish',
    files: { 'content/channels/uno.mdx': mdx(sampleFields('channels', { platform: 'correo' })) },
    finds: ['content/channels/uno.mdx «correo» not-an-option'],
    says: [
      '`platform` no puede ser "correo".',
      '¿Quisiste decir `email`? Plataforma: `whatsapp`, `telegram` o `email` (correo).',
    ],
  },
  {
    name: 'a sentence where a list of three lines is wanted',
    files: {
      'content/pages/inicio.mdx': mdx({
        ...pageFields('home'),
        hero: { ...hero, heading: 'Hacemos software.' },
      }),
    },
    finds: ['content/pages/inicio.mdx «Hacemos software.» wrong-type'],
    says: [
      '`heading` espera una lista, y dice "Hacemos software.".',
      'Una lista lleva un elemento por línea, cada uno con un guion y un espacio: «- Hacemos software.».',
    ],
  },
  {
    name: 'a conflict of Git in the settings',
    files: {
      'content/site.yaml': `<<<<<<< HEAD\n${settingsWith({})}=======\nname: x\n>>>>>>> rama\n`,
    },
    finds: ['content/site.yaml «<<<<<<< HEAD» git-conflict'],
    says: [
      'Quedó una marca de conflicto de Git.',
      'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    ],
  },
  {
    name: 'a plan without its dash',
    files: {
      'content/services/uno.mdx': serviceWith({
        'plans.items.1': { id: 'dos', name: 'Dos', popular: false },
      }).replace('- id: dos', '  id: dos'),
    },
    finds: ['content/services/uno.mdx «id» yaml-dash-missing'],
    says: ['Falta el guion con el que empieza otro elemento de la lista.', 'Escribe «- id: dos»'],
  },
  {
    name: 'an option whose dash is missing in its column',
    files: {
      'content/services/uno.mdx': serviceWith({
        'plans.items.1': { id: 'dos', name: 'Dos', popular: false },
      }).replace(
        /- id: dos\n {6}name: Dos\n {6}popular: false/,
        'id: dos\n    name: Dos\n    popular: false',
      ),
    },
    finds: ['content/services/uno.mdx «id: dos» yaml-dash-missing'],
    says: ['Falta el guion con el que empieza otro elemento de la lista.', 'Escribe «- id: dos»'],
  },
  {
    name: 'a picture among the articles',
    files: { 'content/blog/foto.png': 'x' },
    finds: ['content/blog/foto.png unknown-extension'],
    says: [
      'Los archivos de content/blog terminan en .mdx, no en .png.',
      'Muévelo a content/images.',
    ],
  },
  {
    name: 'a document of Word',
    files: { 'content/blog/nota.docx': 'x' },
    finds: ['content/blog/nota.docx unknown-extension'],
    says: ['no en .docx.', 'Copia su texto a un archivo .mdx y borra este.'],
  },
  {
    name: 'an article that was saved as text',
    files: { 'content/blog/prueba.mdx.txt': article() },
    finds: ['content/blog/prueba.mdx.txt unknown-extension'],
    says: ['no en .txt.', 'Nómbralo prueba.mdx'],
  },
  {
    name: 'a name whose better one is taken',
    files: { 'content/blog/uno.md': article() },
    finds: ['content/blog/uno.md unknown-extension'],
    says: ['no en .md.', 'Nómbralo uno-2.mdx'],
  },
  {
    name: 'a picture whose better name is taken',
    files: { 'content/images/Muestra.svg': svg },
    finds: ['content/images/Muestra.svg file-name'],
    says: ['El nombre tiene mayúsculas.', 'Nómbralo muestra-2.svg'],
  },
  {
    name: 'an article among the categories',
    files: { 'content/categories/nota.mdx': article() },
    finds: ['content/categories/nota.mdx «---» wrong-folder'],
    says: [
      'Estos campos son de un archivo de content/blog, no de content/categories.',
      'Muévelo a content/blog.',
    ],
  },
  {
    name: 'a home page with the template of the prices',
    files: { 'content/pages/inicio.mdx': mdx({ ...pageFields('home'), template: 'prices' }) },
    finds: ['content/pages/inicio.mdx «prices» wrong-template'],
    says: ['Estos campos son de la plantilla `home`, no de `prices`.', 'Escribe «template: home»'],
  },
  {
    name: 'an article with every name in Spanish',
    files: {
      'content/blog/a.mdx': mdx({ titulo: 'a', descripcion: 'b', fecha: '2025-01-15' }, 'Hola.'),
    },
    finds: [
      'content/blog/a.mdx «---» missing-field',
      'content/blog/a.mdx «---» missing-field',
      'content/blog/a.mdx «---» missing-field',
      'content/blog/a.mdx «---» missing-field',
      'content/blog/a.mdx «titulo» unknown-field',
      'content/blog/a.mdx «descripcion» unknown-field',
      'content/blog/a.mdx «fecha» unknown-field',
    ],
  },
  {
    name: 'a folder like no other',
    files: { 'content/zzzz/a.mdx': article() },
    finds: ['content/zzzz unknown-folder'],
    says: ['Carpetas: blog, categories,', 'contact-cards y pages.'],
  },
  {
    name: 'a second home page',
    files: { 'content/pages/otra.mdx': mdx(pageFields('home')) },
    finds: [
      'content/pages/otra.mdx «---» url-collision',
      'content/pages/otra.mdx «home» template-repeated',
    ],
    says: ['Su página `/` ya es la de content/pages/inicio.mdx.'],
  },
  {
    name: 'a picture of more than twenty megabytes',
    files: { 'content/images/enorme.png': new Uint8Array(20 * 1024 * 1024 + 1) },
    finds: ['content/images/enorme.png image-too-large'],
    says: ['La imagen pesa más de 20 MB.', 'Redúcela: 2000 píxeles de ancho bastan.'],
  },
  {
    name: 'a drawing of more than half a megabyte',
    files: { 'content/images/pesada.svg': svg.replace('></svg>', `>${' '.repeat(600_000)}</svg>`) },
    finds: ['content/images/pesada.svg image-heavy'],
    says: ['La imagen pesa 586 KB y tardará en verse.', 'guárdala como png, jpg, webp o avif'],
  },
]
