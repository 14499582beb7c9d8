import { z } from 'zod'
import { aliases, entry, missing, pageFields, path, text, webAddress } from './fields.ts'

/** A client's page `/clientes/<slug>`: a notice, or another site in a full-screen frame. */
export const clientSchema = entry({
  ...pageFields,
  kind: z
    .enum(['notice', 'frame'])
    .describe('`notice` (aviso) o `frame` (otro sitio, incrustado).'),
  url: webAddress('Dirección del sitio incrustado.').optional(),
  demo: path('Demostración que publica este sitio, p. ej. /demos/tienda.').optional(),
  heading: text('Título del aviso.').optional(),
  text: text('Texto del aviso.').optional(),
  aliases,
}).superRefine((client, context) => {
  if (client.kind === 'frame' && !client.url && !client.demo)
    context.addIssue(missing('url', 'con «kind: frame» si no hay `demo`'))
  if (client.kind === 'notice' && !client.heading)
    context.addIssue(missing('heading', 'con «kind: notice»'))
})
