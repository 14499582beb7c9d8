/** English names of fields with what writers try in Spanish, where a look for the nearest name finds nothing. */
const meanings: Record<string, readonly string[]> = {
  about: ['nosotros'],
  action: ['boton'],
  address: ['direccion'],
  badges: ['insignias'],
  channels: ['canales'],
  company: ['empresa'],
  currency: ['moneda'],
  date: ['fecha'],
  description: ['resumen', 'excerpt', 'summary'],
  draft: ['borrador'],
  ecommerce: ['tienda'],
  email: ['correo', 'correoelectronico'],
  endpoint: ['servicio'],
  faqs: ['preguntas'],
  featured: ['destacado'],
  features: ['caracteristicas'],
  ground: ['fondo'],
  href: ['enlace', 'link', 'src', 'to', 'url'],
  image: ['foto', 'portada', 'cover', 'thumbnail'],
  imageAlt: ['alt', 'altimagen'],
  items: ['elementos'],
  keywords: ['etiquetas', 'tags', 'palabrasclave'],
  kind: ['tipo'],
  label: ['etiqueta'],
  lead: ['subtitulo'],
  link: ['enlace'],
  links: ['enlaces'],
  location: ['ciudad', 'ubicacion'],
  message: ['mensaje'],
  name: ['nombre'],
  page: ['pagina'],
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
  subheading: ['subtitulo'],
  team: ['equipo'],
  template: ['plantilla'],
  text: ['mensaje'],
  title: ['nombre', 'titulo'],
  to: ['enlace', 'href', 'link', 'src', 'url'],
  tone: ['fondo', 'color'],
  updated: ['actualizado', 'fechaactualizacion'],
  url: ['direccion'],
  value: ['valor'],
  // Behind `title` and `image`, which the same words mean first.
  heading: ['encabezado', 'titulo'],
  hero: ['portada'],
  home: ['inicio', 'portada'],
}

export function fromSpanish(word: string, known: readonly string[]): string | undefined {
  if (word.length > 60) return undefined
  const plain = word
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
  const meant = Object.keys(meanings).filter((name) => meanings[name]?.includes(plain))
  return meant.find((name) => known.includes(name))
}

/** `respuesta` is the text of a question's file, and so on. */
export const meansBody = (name: string) =>
  /^(?:respuesta|answer|cuerpo|body|biograf[ií]a|bio)$/i.test(name)
