import { fold } from '../text/nearest.ts'

/**
 * English field names and values, with the words that writers write for them where `nearest` finds
 * nothing.
 */
const meanings: Record<string, readonly string[]> = {
  about: ['nosotros'],
  action: ['boton'],
  address: ['direccion'],
  badges: ['insignias'],
  bars: ['barras'],
  bone: ['hueso'],
  channels: ['canales'],
  chart: ['grafica'],
  company: ['empresa'],
  currency: ['moneda'],
  dashboard: ['panel'],
  date: ['fecha', 'created', 'pubdate', 'publishdate'],
  description: ['resumen', 'excerpt', 'summary'],
  draft: ['borrador'],
  ecommerce: ['tienda'],
  email: ['correo', 'correoelectronico'],
  ember: ['brasa'],
  endpoint: ['servicio'],
  faqs: ['preguntas'],
  featured: ['destacado'],
  features: ['caracteristicas'],
  frame: ['marco'],
  ground: ['fondo'],
  hands: ['mano', 'manos'],
  hook: ['anzuelo'],
  href: ['enlace', 'link', 'src', 'to', 'url'],
  image: ['foto', 'portada', 'cover', 'coverimage', 'thumbnail'],
  imageAlt: ['alt', 'altimagen'],
  items: ['elementos'],
  keywords: ['etiquetas', 'tags', 'palabrasclave'],
  kind: ['tipo', 'type'],
  label: ['etiqueta'],
  lead: ['subtitulo'],
  link: ['enlace'],
  links: ['enlaces'],
  location: ['ciudad', 'ubicacion'],
  maize: ['maiz'],
  marks: ['marcas'],
  message: ['mensaje'],
  month: ['cadames', 'mensual', 'mes'],
  MXN: ['pesos'],
  name: ['nombre'],
  night: ['noche'],
  note: ['nota', 'info', 'consejo', 'tip'],
  notice: ['aviso'],
  once: ['pagounico', 'unavez', 'unico'],
  page: ['pagina'],
  past: ['pasado'],
  phone: ['telefono'],
  popular: ['destacado'],
  price: ['precio'],
  question: ['pregunta'],
  rating: ['calificacion', 'estrellas'],
  readingTime: ['minutos', 'tiempolectura', 'tiempodelectura'],
  role: ['cargo', 'puesto'],
  search: ['buscar', 'busqueda'],
  skills: ['habilidades'],
  specialization: ['especialidad'],
  src: ['archivo', 'href', 'imagen', 'url'],
  status: ['estado'],
  stopwatch: ['cronometro', 'reloj'],
  subheading: ['subtitulo'],
  team: ['equipo'],
  template: ['plantilla'],
  text: ['mensaje'],
  title: ['nombre', 'titulo'],
  to: ['enlace', 'href', 'link', 'src', 'url'],
  tone: ['fondo', 'color', 'type', 'tipo'],
  upcoming: ['futuro', 'porvenir', 'proximo'],
  updated: ['actualizado', 'fechaactualizacion', 'lastmod', 'modified'],
  url: ['direccion'],
  USD: ['dolar', 'dolares'],
  value: ['valor'],
  warning: ['advertencia', 'aviso', 'alerta', 'cuidado'],
  // After `title` and `image`, which have precedence for the same words.
  heading: ['encabezado', 'titulo'],
  hero: ['portada'],
  home: ['inicio', 'portada'],
}

export function fromSpanish(word: string, known: readonly string[]): string | undefined {
  if (word.length > 60) return undefined
  const plain = fold(word).replace(/[^a-z]/g, '')
  const meant = Object.keys(meanings).filter((name) => meanings[name]?.includes(plain))
  return meant.find((name) => known.includes(name))
}

/** Whether a field's name stands for the body of the file, as `respuesta` does in a question. */
export const meansBody = (name: string) =>
  /^(?:respuesta|answer|cuerpo|body|biograf[ií]a|bio)$/i.test(name)
