import { fold } from '../text/nearest.ts'

/** Spanish words that writers try, and the options that they mean. */
const spanishOptions = new Map(
  Object.entries({
    aviso: 'notice',
    brasa: 'ember',
    buscar: 'search',
    busqueda: 'search',
    'cada mes': 'month',
    consola: 'console',
    contacto: 'contact',
    correo: 'email',
    'correo electronico': 'email',
    dolar: 'USD',
    dolares: 'USD',
    equipo: 'team',
    futuro: 'upcoming',
    hueso: 'bone',
    inicio: 'home',
    maiz: 'maize',
    marco: 'frame',
    mensual: 'month',
    mes: 'month',
    noche: 'night',
    nosotros: 'about',
    'pago unico': 'once',
    pasado: 'past',
    pesos: 'MXN',
    portada: 'home',
    portafolio: 'portfolio',
    'por venir': 'upcoming',
    precios: 'prices',
    proximo: 'upcoming',
    recursos: 'resources',
    servicio: 'endpoint',
    servicios: 'services',
    telefono: 'phone',
    texto: 'text',
    tienda: 'ecommerce',
    titulo: 'display',
    unico: 'once',
    'una vez': 'once',
  }),
)

/** The option that a Spanish word stands for, if the field offers it. */
export function optionFromSpanish(word: string, options: readonly string[]): string | undefined {
  const option = spanishOptions.get(fold(word.slice(0, 60)).trim().replace(/[_-]/g, ' '))
  return option !== undefined && options.includes(option) ? option : undefined
}
