import { lostCharacter } from '../../../lib/invisible-characters.ts'
import { error } from '../entry.ts'
import { code } from '../phrase.ts'

const startWithFields =
  'Empieza el archivo con una línea --- y ciérrala con otra igual. Entre las dos van los campos, como en otro archivo de la misma carpeta.'

/** What stands in the place of the first line, and what to do about it. */
const openings = {
  hyphens: {
    fault: 'La primera línea tiene que ser exactamente ---',
    hint: 'Tres guiones seguidos, sin nada antes ni después, tampoco espacios.',
  },
  gap: {
    fault: 'Antes de la primera línea --- sobran espacios o líneas en blanco.',
    hint: 'Bórralos.',
  },
  text: {
    fault: 'Hay texto antes de la línea --- que abre los campos.',
    hint: 'Borra lo que está arriba de ella: el archivo empieza con sus campos.',
  },
  fields: {
    fault: 'Falta la línea --- antes de los campos.',
    hint: 'La primera línea del archivo lleva solo tres guiones: ---',
  },
  toml: {
    fault:
      'Estos campos vienen de otro sistema: van entre líneas +++ y llevan = en lugar de dos puntos.',
    hint: 'Cambia las dos líneas +++ por --- y cada = por dos puntos y un espacio, como en «title: Mi título», y borra las líneas como [extra].',
  },
  nothing: { fault: 'A este archivo le faltan sus campos.', hint: startWithFields },
}

/** Where the frontmatter of a file begins and ends. */
export const frontmatter = {
  'file-empty': error<{ isSettings: boolean }>({
    message: 'El archivo está vacío.',
    hint: ({ isSettings }) => (isSettings ? 'Recupéralo del historial de Git.' : startWithFields),
    bad: '\n',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-opening': error<{ fault: keyof typeof openings }>({
    message: ({ fault }) => openings[fault].fault,
    hint: ({ fault }) => openings[fault].hint,
    example: { fault: 'hyphens' },
    bad: '----\ntitle: Mi título\n---\n\nEl texto.',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-closing': error<{ hasMore: boolean }>({
    message: 'La línea que cierra los campos lleva solo tres guiones: ---',
    hint: ({ hasMore }) =>
      hasMore ? 'Borra lo que sobra en esta línea.' : 'Cambia esta línea por ---',
    bad: '---\ntitle: Mi título\n--\n\nEl texto.',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-unclosed': error<{ before?: number }>({
    message: 'Los campos se abren con --- y no se cierran.',
    hint: ({ before }) =>
      before
        ? `Escribe otra línea --- antes de la línea ${before}.`
        : 'Escribe otra línea --- después del último campo.',
    bad: '---\ntitle: Mi título\n\nEl texto.',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-twice': error({
    message: 'Aquí hay un segundo bloque de campos.',
    hint: 'Deja solo el primero: pásale los campos que le falten y borra este.',
    bad: '---\ntitle: Mi título\n---\n\n---\ntitle: Mi título\n---\n\nEl texto.',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-empty': error({
    message: 'El bloque de campos entre las líneas --- está vacío.',
    hint: 'Escribe al menos sus campos obligatorios, p. ej. «title: Mi título».',
    bad: '---\n---\n\nEl texto.',
    good: '---\ntitle: Mi título\n---\n\nEl texto.',
  }),
  'frontmatter-too-large': error({
    message: 'El bloque de campos es demasiado largo: hasta 64 KB y 2,000 líneas.',
    hint: 'Los textos largos van abajo, después de la segunda línea ---.',
    bad: 'Un artículo entero en el campo description.',
    good: 'El artículo debajo de los campos, y una frase en description.',
  }),
  'body-missing': error<{ collection: string; isSilent?: boolean }>({
    message: ({ isSilent }) =>
      isSilent
        ? 'Falta el texto: aquí no queda ninguna palabra que alguien pueda leer.'
        : 'Falta el texto, que va después de esta línea.',
    hint: ({ collection }) =>
      ({
        blog: 'Escribe ahí el artículo.',
        faqs: 'Escribe ahí la respuesta.',
        team: 'Escribe ahí la biografía.',
        pages: 'Escribe ahí la página.',
      })[collection],
    example: { collection: 'faqs' },
    bad: '---\nquestion: ¿Cuánto tarda?\n---',
    good: '---\nquestion: ¿Cuánto tarda?\n---\n\nDos semanas.',
  }),
  'body-forbidden': error<{ collection: string; template?: string }>({
    message: ({ collection, template }) =>
      `${template ? `Las páginas con «template: ${template}»` : `Los archivos de content/${collection}`} no llevan texto después de los campos.`,
    hint: 'Pásalo a uno de los campos, o bórralo.',
    example: { collection: 'categories' },
    bad: '---\ntitle: Desarrollo web\n---\n\nUna categoría sobre la web.',
    good: '---\ntitle: Desarrollo web\ndescription: Una categoría sobre la web.\n---',
  }),
  'site-missing': error({
    message: 'Faltan los ajustes del sitio: content/site.yaml.',
    hint: 'Recupéralos del historial de Git.',
    bad: 'content/ (sin site.yaml)',
    good: 'content/site.yaml',
  }),
  'invisible-character': error<{ name: string }>({
    message: ({ name }) =>
      name === lostCharacter
        ? `Aquí hay un carácter que se perdió al guardar el archivo (${name}).`
        : `Aquí hay un carácter invisible (${name}) que cambia o esconde el texto.`,
    hint: ({ name }) =>
      name === lostCharacter
        ? 'Escríbelo de nuevo y guarda el archivo como UTF-8.'
        : 'Bórralo y vuelve a escribir lo que está a su lado; suele venir de copiar y pegar.',
    example: { name: 'U+200B' },
    bad: 'title: Hola\u200b mundo',
    good: 'title: Hola mundo',
  }),
  'duplicate-key': error<{ name: string; line: number; inList?: boolean }>({
    message: ({ name, line }) => `${code(name)} está dos veces; ya aparece en la línea ${line}.`,
    hint: ({ inList }) =>
      inList
        ? 'Deja solo uno. Si aquí empieza otro elemento de la lista, lleva un guion.'
        : 'Deja solo uno.',
    example: { name: 'title', line: 2 },
    bad: 'title: Hola\ntitle: Adiós',
    good: 'title: Hola',
  }),
  'too-deep': error<{ levels: number }>({
    message: ({ levels }) => `Hay más de ${levels} niveles uno dentro de otro.`,
    hint: 'Revisa si sobran signos >, guiones, asteriscos, corchetes o llaves.',
    example: { levels: 12 },
    bad: 'keywords: [[[[[[[[[[[[[uno]]]]]]]]]]]]]',
    good: 'keywords: [uno]',
  }),
}
