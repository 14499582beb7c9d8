import { z } from 'zod'
import { amount, currency, group, list, text } from './fields.ts'

/** A scene of one kind: its drawing and the texts around it. */
const scene = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  what: string,
  shape: Shape,
) =>
  z.strictObject({
    kind: z.literal(kind).describe(`\`${kind}\`: ${what}`),
    heading: text('Título de la sección.'),
    lead: text('Una frase: qué se ve en el dibujo.'),
    caption: text('Pie del dibujo: dice que es un ejemplo.'),
    ...shape,
  })

const address = text('Dirección que muestra el navegador, p. ej. taller.example.')
const brand = text('Nombre del negocio inventado.')

const page = scene('page', 'un sitio en computadora y en celular.', {
  address,
  brand,
  menu: z.array(text('Sección del menú.')).min(2).max(4).describe('Menú del sitio.'),
  headline: text('Título grande del sitio.'),
  text: text('Una o dos frases bajo el título.'),
  action: text('Botón principal.'),
  phoneAction: text('Botón en el celular.'),
  items: list('Tres cosas que ofrece el negocio.', 3, {
    title: text('Qué ofrece.'),
    detail: text('Medida, precio o plazo.'),
  }),
  hours: text('Horario y lugar.'),
})

const shop = scene('shop', 'una tienda en el celular y su caja.', {
  address,
  brand,
  currency,
  products: list('Productos; el total del carrito se suma solo.', [2, 4], {
    name: text('Producto.'),
    detail: text('Presentación, talla o color.'),
    price: amount('Precio de una pieza.'),
    quantity: z.int().min(0).max(99).describe('Piezas en el carrito; 0: ninguna.'),
  }),
  shipping: amount('Costo del envío.'),
  delivery: text('Cuándo y dónde llega.'),
  payment: text('Forma de pago.'),
  action: text('Botón para pagar.'),
})

const dashboard = scene('dashboard', 'el panel de un software.', {
  address,
  brand,
  menu: z.array(text('Sección del panel.')).min(2).max(5).describe('Menú del panel.'),
  figures: list('Tres cifras.', 3, {
    label: text('Qué se cuenta.'),
    value: text('La cifra.'),
  }),
  listHeading: text('Título de la lista.'),
  rows: list('Renglones de la lista.', [2, 6], {
    time: text('Hora.'),
    name: text('Quién.'),
    detail: text('Qué.'),
    state: text('Cómo va, p. ej. Confirmada.'),
    pending: z.boolean().optional().describe('true: falta algo, y se destaca.'),
  }),
  note: text('Lo que el software avisa o propone.'),
})

const chat = scene('chat', 'una conversación.', {
  brand,
  messages: list('Mensajes, en orden.', [2, 8], {
    from: z
      .enum(['client', 'assistant'])
      .describe('Quién habla: `client` (cliente) o `assistant` (asistente).'),
    time: text('Hora, p. ej. 3:04.'),
    text: text('Qué dice.'),
  }),
  handover: group('Nota que recibe la persona que sigue la charla.', {
    heading: text('Título de la nota.'),
    lines: list('Datos de la nota.', [2, 5], {
      label: text('Dato.'),
      value: text('Lo que se anotó.'),
    }),
  }),
})

const searchResult = z.strictObject({
  label: text('Momento, p. ej. Antes.'),
  place: z.int().min(1).max(99).describe('Lugar en la lista de resultados.'),
  address: text('Dirección del resultado.'),
  title: text('Título del resultado.'),
  text: text('Descripción del resultado.'),
  extras: z.array(text('Dato.')).max(4).optional().describe('Datos que el buscador agrega.'),
  reason: text('Por qué se ve así.'),
})

const search = scene('search', 'un resultado de búsqueda, antes y después.', {
  query: text('Lo que alguien busca.'),
  before: searchResult.describe('El resultado antes.'),
  after: searchResult.describe('El resultado después.'),
})

const flow = scene('flow', 'una tarea, paso a paso.', {
  steps: list('Pasos, en orden.', [3, 6], {
    by: z
      .enum(['tool', 'ai', 'person'])
      .describe('Quién lo hace: `tool` (herramienta), `ai` (IA) o `person` (persona).'),
    actor: text('Nombre de quien lo hace, p. ej. Correo.'),
    title: text('Qué pasa.'),
    detail: text('Con qué datos.'),
  }),
})

const chart = scene('chart', 'una gráfica que contesta una pregunta.', {
  question: text('La pregunta.'),
  answer: text('La respuesta, en una o dos frases.'),
  unit: text('Qué cuentan las barras, p. ej. piezas.'),
  bars: list('Barras de la gráfica.', [3, 8], {
    label: text('Nombre de la barra, p. ej. lun.'),
    value: z.number().min(0).describe('Cifra.'),
    answers: z.boolean().optional().describe('true: es la barra que contesta.'),
  }),
  source: text('De dónde salen los datos.'),
})

const module = scene('module', 'una función de IA dentro de un sitio.', {
  address,
  brand,
  form: group('El formulario que ya estaba en el sitio.', {
    heading: text('Título del formulario.'),
    label: text('Nombre del campo.'),
    message: text('Lo que escribe la persona.'),
    action: text('Botón.'),
  }),
  result: group('Lo que agrega el módulo.', {
    heading: text('Qué hace el módulo.'),
    lines: list('Lo que el módulo entendió.', [2, 5], {
      label: text('Dato.'),
      value: text('Lo que entendió.'),
    }),
    note: text('Quién decide al final.'),
  }),
})

/** The product of a service as a drawing with real texts; `kind` decides which fields it has. */
export const sceneSchema = z
  .discriminatedUnion('kind', [page, shop, dashboard, chat, search, flow, chart, module])
  .describe('Dibujo del producto, con textos de verdad; `kind` dice cuál.')

export type Scene = z.infer<typeof sceneSchema>

export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>
