import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import { formEndpoint } from './form-endpoint.ts'

/**
 * What stands instead of a form's button when neither JavaScript nor an endpoint can take its
 * values: the ways to write to us.
 */
export function ContactLinks() {
  if (formEndpoint) return null
  return (
    <noscript>
      <p>
        Escríbenos por{' '}
        <a href={chatLink(site.whatsapp, site.whatsappMessage)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        , por{' '}
        <a href={chatLink(site.telegram, site.whatsappMessage)} target="_blank" rel="noopener">
          Telegram
        </a>{' '}
        o a <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </noscript>
  )
}
