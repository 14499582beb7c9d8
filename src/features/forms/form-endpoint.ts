import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/** Where forms are posted; without it the delivery is `console`, and the visitor sends the message. */
export const formEndpoint = endpointIn(site.forms)

/**
 * What a form does when nothing of ours runs. Without an endpoint the mail program opens with the
 * values, so that they never reach an address of this site.
 */
export function nativeDelivery(subject: string) {
  return formEndpoint
    ? { action: formEndpoint, method: 'post' }
    : {
        action: `mailto:${site.email}?subject=${encodeURIComponent(subject)}`,
        method: 'post',
        encType: 'text/plain',
      }
}
