import type { Failure } from './form-state.ts'

/** After this a service counts as not answering. */
const patience = 20_000

/**
 * Posts a form as a browser would without script, URL-encoded: any form service reads it, with and
 * without JavaScript alike, and no other site has to be asked beforehand (no CORS preflight).
 *
 * @returns what went wrong, or nothing
 */
export async function postForm(
  endpoint: string,
  body: URLSearchParams,
): Promise<Failure | undefined> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return undefined
    return response.status < 500 ? 'refused' : 'broken'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable'
  }
}
