/**
 * Where forms are posted, or nothing: then the visitor sends the composed message.
 *
 * @param given FORMS_ENDPOINT of the build's environment, which comes before the settings file
 */
export function chooseEndpoint(
  given: string | undefined,
  forms: { delivery: 'console' | 'endpoint'; endpoint?: string | undefined },
): string | undefined {
  return given || (forms.delivery === 'endpoint' ? forms.endpoint : undefined)
}
