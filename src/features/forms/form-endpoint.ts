import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/**
 * The URL that forms are posted to; if undefined, delivery is `console` and the visitor sends the
 * message.
 */
export const formEndpoint = endpointIn(site.forms)
