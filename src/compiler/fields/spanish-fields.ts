/** Spanish names that writers try, and the fields that they mean; the first that exists is proposed. */
const spanishFields = new Map<string, readonly string[]>(
  Object.entries({
    accion: ['action'],
    actualizado: ['updated'],
    alias: ['aliases'],
    alt: ['imageAlt'],
    altimagen: ['imageAlt'],
    autor: ['author'],
    autora: ['author'],
    boton: ['action'],
    borrador: ['draft'],
    calificacion: ['rating'],
    canales: ['channels'],
    caracteristicas: ['features'],
    cargo: ['role'],
    categoria: ['category'],
    ciudad: ['location'],
    columnas: ['columns'],
    condicion: ['condition'],
    contenido: ['content'],
    correo: ['email'],
    descripcion: ['description'],
    destacado: ['featured', 'popular'],
    detalle: ['detail'],
    direccion: ['address', 'url'],
    duracion: ['duration'],
    elementos: ['items'],
    empresa: ['company'],
    encabezado: ['heading'],
    enlace: ['link', 'to'],
    enlaces: ['links'],
    especialidad: ['specialization'],
    estado: ['status'],
    estrellas: ['rating'],
    etiqueta: ['label'],
    etiquetas: ['keywords'],
    tags: ['keywords'],
    experiencia: ['experience'],
    fecha: ['date'],
    fechaactualizacion: ['updated'],
    fondo: ['ground', 'tone'],
    foto: ['image'],
    habilidades: ['skills'],
    icono: ['icon'],
    imagen: ['image'],
    insignias: ['badges'],
    maximo: ['maximum'],
    mensaje: ['message', 'text'],
    minimo: ['minimum'],
    minutos: ['readingTime'],
    moneda: ['currency'],
    nombre: ['name', 'title'],
    orden: ['order'],
    opciones: ['options'],
    palabrasclave: ['keywords'],
    periodo: ['period'],
    plantilla: ['template'],
    portada: ['image', 'hero'],
    precio: ['price'],
    pregunta: ['question'],
    preguntas: ['faqs'],
    puesto: ['role'],
    resumen: ['description'],
    rol: ['role'],
    servicio: ['service'],
    subtitulo: ['lead', 'subheading'],
    tecnologias: ['technologies'],
    telefono: ['phone'],
    testimonios: ['testimonials'],
    texto: ['text'],
    tiempolectura: ['readingTime'],
    tiempodelectura: ['readingTime'],
    tipo: ['kind'],
    titulo: ['title', 'heading'],
    tono: ['tone'],
    ubicacion: ['location'],
    valor: ['value'],
  }),
)

/** The English field for a Spanish name, among those that the mapping may have. */
export function fromSpanish(name: string, fields: readonly string[]): string | undefined {
  if (name.length > 60) return undefined
  const plain = name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
  return spanishFields.get(plain)?.find((field) => fields.includes(field))
}

/** `respuesta` is the text of a question's file, and so on. */
export const meansBody = (name: string) =>
  /^(?:respuesta|answer|cuerpo|body|biograf[ií]a|bio)$/i.test(name)
