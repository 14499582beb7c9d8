import { endpointIn } from '../../lib/form-endpoint.ts'
import { site } from '../../site.ts'

/** Where forms are posted; without it the delivery is `console`, and the visitor sends the message. */
export const formEndpoint = endpointIn(site.forms)
