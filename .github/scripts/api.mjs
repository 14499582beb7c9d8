// The log gets a sentence instead of a stack.
process.on('uncaughtException', ({ message }) => {
  console.error(`::error::${message}`)
  process.exit(1)
})

/**
 * Sends a request to a JSON API.
 * @param {string} url
 * @param {{ token: string, method?: string, body?: unknown, bytes?: Uint8Array }} request
 */
export async function ask(url, { token, method = 'GET', body, bytes }) {
  /** @param {string} what */
  const failure = (what) => new Error(`${method} ${url}: ${what}`)
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'User-Agent': 'lumbre',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(bytes && { 'Content-Type': 'application/octet-stream' }),
    },
    body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
  }).catch((error) => {
    throw failure(error.cause?.code ?? error.message)
  })
  if (!response.ok) throw failure(`${response.status} ${response.statusText}`)
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/**
 * All items of a list that is paginated by the hundred.
 * @param {(page: number) => Promise<any[]>} pageOf
 */
export async function allPages(pageOf) {
  const items = []
  for (let page = 1; ; page++) {
    const found = await pageOf(page)
    items.push(...found)
    if (found.length < 100) return items
  }
}

/**
 * The value of a required environment variable.
 * @param {string} name
 */
export function needed(name) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}

/** Numbers of the open pull requests. */
export const openRequests = async () => {
  const base = `${needed('GITHUB_API_URL')}/repos/${needed('REPOSITORY')}/pulls?state=open&per_page=100`
  return allPages((page) => ask(`${base}&page=${page}`, { token: needed('GH_TOKEN') }))
}
