/**
 * The URL that forms are posted to, from the settings; without one the visitor sends the message.
 */
export const endpointIn = (forms: {
  delivery: 'console' | 'endpoint'
  endpoint?: string
}): string | undefined => (forms.delivery === 'endpoint' ? forms.endpoint : undefined)
