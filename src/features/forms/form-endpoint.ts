import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/** Where forms are posted; without it the delivery is `console`, and the visitor sends the message. */
export const formEndpoint = endpointIn(site.forms)

/**
 * What a form does when nothing of ours runs. Without an endpoint the mail program opens with the
 * values, so that they never reach an address of this site.
 */
export function nativeDelivery(subject: string) {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`
  return formEndpoint
    ? { method: 'post', action: formEndpoint }
    : { method: 'post', action: mail, encType: 'text/plain' }
}
