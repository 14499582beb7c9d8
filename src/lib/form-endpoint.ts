/** Where forms are posted, as the settings say, or nothing: then the visitor sends the message. */
export const endpointIn = (forms: {
  delivery: 'console' | 'endpoint'
  endpoint?: string
}): string | undefined => (forms.delivery === 'endpoint' ? forms.endpoint : undefined)
