/**
 * Fetches a JSON file of this site.
 *
 * @returns undefined if there is none: status 404, or a not-found page served with status 200
 * @throws when the request fails, twice if there is no answer
 */
export async function fetchJson<Data>(address: string): Promise<Data | undefined> {
  const response = await fetch(address).catch(async () => {
    // A browser's back and forward buttons abort every request, of which one may be wanted again.
    await new Promise((done) => setTimeout(done, 100))
    return fetch(address)
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (response.ok && isJson) return response.json()
  if (response.ok || response.status === 404) return undefined
  throw new Error(`${response.status} for ${address}`)
}
