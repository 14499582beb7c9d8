/**
 * Fetches a file of data of this site.
 *
 * @returns undefined where there is none: status 404, or the not-found page of a host without status codes
 * @throws when it cannot be had
 */
export async function fetchJson<Data>(address: string): Promise<Data | undefined> {
  const response = await fetch(address)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (response.ok && isJson) return response.json()
  if (response.ok || response.status === 404) return undefined
  throw new Error(`${response.status} for ${address}`)
}
