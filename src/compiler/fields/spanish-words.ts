import { fold } from '../text/nearest.ts'

/**
 * English names of the fields that writers meet most, and of the options of components, with the
 * words that they write for them, or that other systems have, where `nearest` finds nothing. What
 * other values mean is said in the descriptions of their fields.
 */
const meanings: Record<string, readonly string[]> = {
  aliases: ['permalink', 'redirectfrom'],
  currency: ['moneda'],
  date: [
    'fecha',
    'created',
    'createdat',
    'pubdate',
    'pubdatetime',
    'publishdate',
    'publishedat',
    'postdate',
  ],
  description: ['resumen', 'excerpt', 'postexcerpt', 'subtitle', 'subtitulo', 'summary'],
  draft: ['borrador'],
  email: ['correo', 'correoelectronico'],
  faqs: ['preguntas'],
  featured: ['destacado'],
  features: ['caracteristicas'],
  href: ['enlace', 'link', 'src', 'to', 'url'],
  image: [
    'foto',
    'portada',
    'cover',
    'coverimage',
    'featuredimage',
    'headerimage',
    'heroimage',
    'thumbnail',
  ],
  imageAlt: ['alt', 'altimagen'],
  keywords: ['etiquetas', 'tag', 'tags', 'palabrasclave'],
  kind: ['tipo', 'type'],
  link: ['enlace'],
  message: ['mensaje'],
  name: ['nombre'],
  note: ['nota', 'info', 'consejo', 'tip'],
  price: ['precio'],
  question: ['pregunta'],
  rating: ['calificacion', 'estrellas'],
  readingTime: ['minutos', 'tiempolectura', 'tiempodelectura'],
  src: ['archivo', 'href', 'imagen', 'url'],
  text: ['mensaje'],
  title: ['nombre', 'posttitle', 'titulo'],
  to: ['enlace', 'href', 'link', 'src', 'url'],
  tone: ['fondo', 'color', 'type', 'tipo'],
  updated: [
    'actualizado',
    'fechaactualizacion',
    'lastmod',
    'lastmodifiedat',
    'moddatetime',
    'modified',
    'updateddate',
  ],
  url: ['direccion'],
  warning: ['advertencia', 'aviso', 'alerta', 'cuidado'],
  // After `title` and `image`, which have precedence for the same words.
  heading: ['encabezado', 'titulo'],
}

export function fromSpanish(word: string, known: readonly string[]): string | undefined {
  if (word.length > 60) return undefined
  const plain = fold(word).replace(/[^a-z]/g, '')
  const meant = Object.keys(meanings).filter((name) => meanings[name]?.includes(plain))
  return meant.find((name) => known.includes(name))
}

/** Whether a field of another system says that the text is not published. */
export const meansDraft = (name: string, value: unknown) =>
  (name === 'published' && String(value) === 'false') || (name === 'status' && value === 'draft')

/** Whether a field's name stands for the body of the file, as `respuesta` does in a question. */
export const meansBody = (name: string) =>
  /^(?:respuesta|answer|cuerpo|body|biograf[ií]a|bio)$/i.test(name)
