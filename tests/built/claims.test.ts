import { expect, test } from 'vitest'
import { mainText, pageHtml, sectionUnder, structuredData } from '../support/page-text.ts'

const about = 'Cuatro personas, ninguna oficina y una sola conversación.'
const why = 'Lo usual y lo nuestro, lado a lado'

/** What the home page claims, by the heading that it stands under. */
for (const [heading, statement, words] of [
  ['Hacemos software que prende.', 'the briefing 1 hour after hiring', 'A 1 hora de contratar'],
  [about, 'the hours Mon–Sat 7:00–17:00', 'Lun–sáb, 7:00–17:00'],
  [about, 'replies in under 24 hours', 'En menos de 24 horas'],
  [about, 'no office', 'ninguna oficina'],
  [why, 'small projects in under 3 days, large in 4', 'menos de 3 días; grandes, en 4 como máximo'],
  [why, 'several revision rounds per phase', 'Varias rondas en cada etapa'],
  ['Ocho oficios para un mismo negocio', 'a year of domain and hosting', 'hosting por 1 año'],
  ['Lo que todos preguntan', 'replies in under 24 hours', 'te respondemos en menos de 24 horas'],
  ['¿Se te quema un proyecto?', 'replies in under 24 hours', 'Respondemos en menos de 24 horas'],
])
  test(`product §9: the home page claims ${statement} under «${heading}»`, () => {
    expect(sectionUnder('/', heading ?? '')).toContain(words)
  })

for (const [question, answer] of [
  [
    '¿Cuánto tarda mi proyecto?',
    'Una página sencilla toma de 1 a 4 días. Una aplicación compleja, de 1 a 2 semanas.',
  ],
  ['¿Cuántas revisiones incluye?', 'Varias rondas en cada etapa del proyecto.'],
  [
    '¿Trabajan con clientes de otros países?',
    'Trabajamos en línea con clientes de la mayor parte de América.',
  ],
  ['¿Cómo puedo pagar?', 'Con tarjeta de débito, transferencia bancaria o criptomonedas.'],
  [
    '¿Puedo cancelar?',
    'En las primeras 12 horas cancelas sin costo. Después de 24 horas todavía puedes hacerlo, pero para entonces ya se habrán gastado recursos en tu proyecto.',
  ],
  [
    '¿El dominio y el hosting están incluidos?',
    'Sí, por 1 año en todos los planes de páginas web.',
  ],
  [
    '¿Qué pasa después de la entrega?',
    '30 días con una tienda en línea, 1 mes con un SaaS completo (MVP), 2 meses con un SaaS con IA y 3 meses con un sitio corporativo o un SaaS empresarial.',
  ],
  [
    '¿Y si cambio de idea a la mitad?',
    'Si el cambio agranda mucho el alcance, lo cotizamos aparte.',
  ],
  ['¿Tienen oficina?', 'No tenemos oficina física: trabajamos en línea.'],
  [
    '¿Tienen oficina?',
    'de lunes a sábado, de 7:00 a 17:00; los domingos hay solo atención a clientes.',
  ],
])
  test(`product §9: on the home page «${question}» is answered «${answer}»`, () => {
    const [, answered = ''] = sectionUnder('/', 'Lo que todos preguntan').split(question ?? '')
    expect(answered.slice(0, 260)).toContain(answer)
  })

/** Claims of the other pages. */
for (const [url, statement, words] of [
  [
    '/por-que-elegirnos',
    'small projects under 3 days, large at most 4',
    'menos de 3 días; los grandes, 4 como máximo',
  ],
  ['/por-que-elegirnos', '24/7 support', 'Soporte 24/7'],
  ['/por-que-elegirnos', 'several revision rounds per phase', 'varias rondas en cada etapa'],
  [
    '/por-que-elegirnos',
    'a year of domain and hosting in all web plans',
    'Por 1 año en todos los planes de páginas web',
  ],
  ['/por-que-elegirnos', 'free cancellation for 12 hours', 'Sin costo en las primeras 12 horas'],
  [
    '/por-que-elegirnos',
    'debit card, bank transfer, cryptocurrency',
    'Tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  ['/por-que-elegirnos', 'replies in under 24 hours', 'menos de 24 horas'],
  [
    '/precios',
    'debit card, bank transfer, cryptocurrency',
    'tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  ['/precios', 'free cancellation for 12 hours', 'sin costo en las primeras 12 horas'],
  ['/contacto', 'the hours Mon–Sat 7:00–17:00', 'Lunes a sábado, 7:00–17:00'],
  ['/contacto', 'customer service only on Sundays', 'Domingos, solo atención a clientes'],
  ['/contacto', 'no physical office', 'Sin oficina física'],
  ['/contacto', 'most of the Americas', 'atendemos la mayor parte de América'],
  ['/contacto', 'replies in under 24 hours', 'Respondemos en menos de 24 horas'],
  ['/contacto', 'a basic site in 1–2 weeks', 'Un sitio básico toma de 1 a 2 semanas'],
  ['/contacto', 'a full SaaS in 2–6 months', 'Un SaaS completo, de 2 a 6 meses'],
  [
    '/contacto',
    'debit card, bank transfer, cryptocurrency',
    'Con tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  [
    '/contacto',
    'free cancellation for 12 hours',
    'Si cancelas en las primeras 12 horas, no tiene costo',
  ],
  ['/contacto', 'several revision rounds per phase', 'varias rondas en cada etapa'],
  [
    '/contacto',
    'big changes of scope quoted apart',
    'Los cambios que agrandan mucho el alcance se cotizan aparte',
  ],
  ['/quienes-somos', 'most of the Americas', 'clientes de la mayor parte de América'],
  ['/quienes-somos', 'no physical office', 'Sin oficina física'],
  ['/quienes-somos', 'big changes quoted apart', 'los cambios grandes se cotizan aparte'],
  [
    '/servicios/creacion-paginas-web',
    'big changes of scope quoted apart',
    'Un cambio importante de alcance, como agregar una tienda a media obra, se cotiza aparte',
  ],
  [
    '/servicios/creacion-ecommerce',
    'its support of 60 and 120 days',
    '60 días en el plan Básico y 120 en el Pro',
  ],
  [
    '/servicios/integracion-chatbots',
    'debit card, bank transfer, cryptocurrency',
    'tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  [
    '/servicios/integracion-chatbots',
    'free cancellation for 12 hours, possible after 24',
    'Cancelar es gratis en las primeras 12 horas. Después de 24 horas sigue siendo posible',
  ],
  [
    '/terminos',
    'debit card, bank transfer, cryptocurrency',
    'tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  ['/terminos', 'free cancellation for 12 hours', 'Primeras 12 horas. Puedes cancelar sin costo'],
  [
    '/terminos',
    'cancelling after 24 hours, resources spent',
    'Después de 24 horas. Todavía puedes cancelar, pero ya se habrán gastado recursos',
  ],
  [
    '/terminos',
    'a year of domain and hosting in all web plans',
    'Todos los planes de páginas web incluyen dominio y hosting por 1 año',
  ],
  ['/terminos', 'no guarantee of positions', 'No garantizamos posiciones en buscadores'],
  ['/terminos', 'several revision rounds per phase', 'Cada etapa admite varias rondas de revisión'],
])
  test(`product §9: ${url} states ${statement}`, () => {
    expect(mainText(url ?? '')).toContain(words)
  })

test('product §9: the blog states the read times 8, 10 and 6 minutes', () => {
  expect(mainText('/blog').match(/\d+ min\b/g)).toEqual(['8 min', '10 min', '6 min'])
})

test('product §9: phone and e-mail are shown on the contact page', () => {
  expect(mainText('/contacto')).toContain('+52 55 0000 0000')
  expect(mainText('/contacto')).toContain('hola@lumbre.example')
})

test('product §9: search engines read the same hours, phone and e-mail', () => {
  const [agency] = structuredData('/', 'ProfessionalService')
  expect(agency).toMatchObject({
    openingHours: ['Mo-Sa 07:00-17:00'],
    telephone: '+52 55 0000 0000',
    email: 'hola@lumbre.example',
  })
  expect(pageHtml('/')).not.toContain('"PostalAddress"')
})
