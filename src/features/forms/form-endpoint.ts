import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/** Where forms are posted; without it the delivery is `console`. */
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

/** The endpoint that a rendered form names, or nothing. */
export function endpointOf(form: HTMLFormElement): string | undefined {
  const action = form.getAttribute('action') ?? ''
  return /^https?:/.test(action) ? action : undefined
}
