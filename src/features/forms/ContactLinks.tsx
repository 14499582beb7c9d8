import { site } from '../../site.ts'
import { formEndpoint } from './form-endpoint.ts'

/**
 * What stands instead of a form's buttons when neither our program nor an endpoint can take its
 * values: the ways to write to us.
 */
export function ContactLinks() {
  if (formEndpoint) return null
  return (
    <p hidden data-fallback="">
      {'Escríbenos por '}
      <a href={site.whatsapp} target="_blank" rel="noopener">
        WhatsApp
      </a>
      {', por '}
      <a href={site.telegram} target="_blank" rel="noopener">
        Telegram
      </a>
      {' o a '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
