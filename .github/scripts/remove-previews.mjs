import { readFileSync } from 'node:fs'
import { allPages, ask, needed } from './api.mjs'

// Removes previews of pull requests that are not in `open-requests` from Netlify or Cloudflare
// Pages.
const open = new Set(readFileSync('open-requests', 'utf8').split('\n').filter(Boolean))
/** @param {unknown} branch */
const isClosed = (branch) => {
  const [, number] = /^pr-(\d+)$/.exec(String(branch)) ?? []
  return number !== undefined && !open.has(number)
}
const site = needed('PREVIEW_SITE')

if (process.env.PREVIEW_HOST === 'netlify') {
  const api = process.env.NETLIFY_API ?? 'https://api.netlify.com/api/v1'
  const token = needed('NETLIFY_AUTH_TOKEN')
  const deploys = await allPages((page) =>
    ask(`${api}/sites/${site}.netlify.app/deploys?per_page=100&page=${page}`, { token }),
  )
  for (const { id, branch } of deploys)
    if (isClosed(branch)) await ask(`${api}/deploys/${id}`, { token, method: 'DELETE' })
} else {
  const api = process.env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4'
  const token = needed('CLOUDFLARE_API_TOKEN')
  const base = `${api}/accounts/${needed('CLOUDFLARE_ACCOUNT_ID')}/pages/projects/${site}/deployments`
  const found = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await ask(`${base}?env=preview&page=${page}`, { token })
    pages = answer.result_info?.total_pages ?? 1
    found.push(...answer.result)
  }
  for (const { id, deployment_trigger: trigger } of found)
    if (isClosed(trigger?.metadata?.branch))
      await ask(`${base}/${id}?force=true`, { token, method: 'DELETE' })
}
