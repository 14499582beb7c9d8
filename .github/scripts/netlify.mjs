import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ask, needed } from './api.mjs'

// Deploys FOLDER through Netlify's API: as the site, or as a draft under the alias NAME (`pr-7`).
// https://docs.netlify.com/api/get-started/#file-digest-method
const api = process.env.NETLIFY_API ?? 'https://api.netlify.com/api/v1'
const token = needed('NETLIFY_AUTH_TOKEN')
const folder = needed('FOLDER')
const name = process.env.NAME
const site = `${needed('SITE')}.netlify.app`

const digests = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .map((file) => [file, hash('sha1', readFileSync(path.join(folder, file)))]),
)
const files = Object.fromEntries([...digests].map(([file, digest]) => [`/${file}`, digest]))
const deploy = await ask(`${api}/sites/${site}/deploys`, {
  token,
  method: 'POST',
  body: { files, ...(name && { draft: true, branch: name }) },
})
const wanted = new Set(deploy.required)
for (const [file, digest] of digests) {
  // Files with the same digest are uploaded once.
  if (!wanted.delete(digest)) continue
  const target = file.split('/').map(encodeURIComponent).join('/')
  const bytes = readFileSync(path.join(folder, file))
  await ask(`${api}/deploys/${deploy.id}/files/${target}`, { token, method: 'PUT', bytes })
}
console.log(`${digests.size} files at ${site}${name ? `, ${name}` : ''}`)
