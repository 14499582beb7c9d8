import { fold } from '../text/nearest.ts'

/** Spanish words that writers try, and the options that they mean. */
const spanishOptions = new Map(
  Object.entries({
    asistente: 'assistant',
    aviso: 'notice',
    brasa: 'ember',
    buscar: 'search',
    busqueda: 'search',
    'cada mes': 'month',
    cliente: 'client',
    consola: 'console',
    contacto: 'contact',
    correo: 'email',
    'correo electronico': 'email',
    dolar: 'USD',
    dolares: 'USD',
    equipo: 'team',
    flujo: 'flow',
    futuro: 'upcoming',
    grafica: 'chart',
    herramienta: 'tool',
    hueso: 'bone',
    inicio: 'home',
    maiz: 'maize',
    marco: 'frame',
    mensual: 'month',
    mes: 'month',
    modulo: 'module',
    noche: 'night',
    nosotros: 'about',
    pagina: 'page',
    'pago unico': 'once',
    panel: 'dashboard',
    pasado: 'past',
    persona: 'person',
    pesos: 'MXN',
    'por venir': 'upcoming',
    portada: 'home',
    portafolio: 'portfolio',
    precios: 'prices',
    proximo: 'upcoming',
    recursos: 'resources',
    servicio: 'endpoint',
    servicios: 'services',
    telefono: 'phone',
    texto: 'text',
    tienda: 'ecommerce',
    titulo: 'display',
    'una vez': 'once',
    unico: 'once',
  }),
)

/** The option that a Spanish word stands for, if the field offers it. */
export function optionFromSpanish(word: string, options: readonly string[]): string | undefined {
  const option = spanishOptions.get(fold(word.slice(0, 60)).trim().replace(/[_-]/g, ' '))
  return option !== undefined && options.includes(option) ? option : undefined
}
