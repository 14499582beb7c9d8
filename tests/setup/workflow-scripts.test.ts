import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/site/host.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Call = { method: string; url: string; body: string }

/** A service that responds by method and path, and records its requests. */
async function service(answers: Record<string, unknown>) {
  const calls: Call[] = []
  const server = http.createServer(async (request, response) => {
    const { method = '', url = '' } = request
    calls.push({ method, url, body: await text(request) })
    expect(request.headers.authorization).toBe('Bearer secreto')
    const answer = answers[`${method} ${url.split('?')[0]}`]
    response.statusCode = answer === undefined ? 404 : 200
    response.end(JSON.stringify(answer ?? {}))
  })
  onTestFinished(() => void server.close())
  return { calls, url: await listen(server) }
}

const run = (script: string, cwd: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.resolve('.github/scripts', script)], {
    cwd,
    env: { PATH: process.env.PATH ?? '', REPOSITORY: 'ana/sitio', GH_TOKEN: 'secreto', ...env },
  })

const request = (number: number, sha: string, repository = 'ana/sitio') => ({
  number,
  head: { sha, repo: { full_name: repository } },
})

test('the pull request of a build is the open one with its commit and its repository', async () => {
  const open = [request(7, 'abc'), request(8, 'abc', 'otra/copia'), request(9, 'def')]
  const { url } = await service({ 'GET /repos/ana/sitio/pulls': open })
  const numberOf = async (HEAD_SHA: string) => {
    const cwd = temporaryFolder({ output: '' })
    const GITHUB_OUTPUT = path.join(cwd, 'output')
    const env = { GITHUB_API_URL: url, GITHUB_OUTPUT, HEAD_SHA, HEAD_REPOSITORY: 'ana/sitio' }
    await run('find-request.mjs', cwd, env)
    expect(await readFile(path.join(cwd, 'open-requests'), 'utf8')).toBe('7\n8\n9\n')
    return readFile(GITHUB_OUTPUT, 'utf8')
  }
  expect(await numberOf('abc')).toBe('number=7\n')
  expect(await numberOf('000')).toBe('')
})

const preview = 'https://pr-7--sitio.netlify.app/repo/pr-7/'
const commentSettings = {
  NUMBER: '7',
  PREVIEW_URL: preview,
  HEAD_SHA: 'abcdef0123',
  RUN_URL: 'https://github.com/ana/sitio/actions/runs/1',
}

/** The addresses of all links, images and definitions in a Markdown text. */
const linksOf = (node: Nodes): string[] => [
  ...('url' in node ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(linksOf) : []),
]

test('one comment is kept up to date, and a report made by unreviewed code can do no harm in it', async () => {
  const comments = [
    { id: 1, user: { login: 'malo' }, body: '<!-- lumbre-preview --> falso' },
    { id: 2, user: { login: 'github-actions[bot]' }, body: '<!-- lumbre-preview -->\nviejo' },
  ]
  const { url, calls } = await service({
    'GET /repos/ana/sitio/issues/7/comments': comments,
    'PATCH /repos/ana/sitio/issues/comments/2': {},
  })
  const cwd = temporaryFolder({
    'review/comentario.md': `- [/blog](${preview}blog) @todos <img src=x> ![a](https://malo.example/b.png) [c](https://malo.example) https://malo.example WWW.malo.example HTTPS://malo.example \`\\<sí>\`
[d]: https://malo.example
> [e]: //malo.example
- [f]: //malo.example

[e] [f] ftp://malo.example https&#58;//malo.example www&#46;malo.example ana&#64;malo.example [g](${preview} [h](//malo.example) _www.malo.example`,
  })
  const env = { ...commentSettings, GITHUB_API_URL: url, PUBLISHED: 'true', BUILT: 'true' }
  await run('comment.mjs', cwd, env)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
  const { body } = JSON.parse(calls[1]?.body ?? '')
  expect(body).toContain(`**Vista previa:** ${preview}`)
  expect(body).toContain(`[/blog](${preview}blog)`)
  expect(body).not.toMatch(/@todos|<img|!\[|https:\/\/malo|www\.malo/i)
  expect(body.replaceAll('\u200b', '')).toContain('`\\<sí>`')
  expect(linksOf(unified().use(remarkParse).use(remarkGfm).parse(body))).toEqual([
    preview,
    `${preview}blog`,
    commentSettings.RUN_URL,
  ])
})

test('a pull request that does not build is told so, and that an older preview does not show it', async () => {
  const path = '/repos/ana/sitio/issues/7/comments'
  const { url, calls } = await service({ [`GET ${path}`]: [], [`POST ${path}`]: {} })
  const env = { ...commentSettings, GITHUB_API_URL: url, PUBLISHED: 'false', BUILT: 'false' }
  await run('comment.mjs', temporaryFolder({}), env)
  const { body } = JSON.parse(calls[1]?.body ?? '')
  expect(body).toContain('**El cambio abcdef0 no se pudo construir.**')
  expect(body).not.toContain(preview)
})

test('Netlify gets the list of files, and each requested file once; a failure is one line', async () => {
  const { url, calls } = await service({
    'POST /sites/sitio.netlify.app/deploys': { id: 'd1', required: [] },
  })
  const cwd = temporaryFolder({ 'sitio/index.html': 'uno', 'sitio/a/b.html': 'dos' })
  const env = { NETLIFY_API: url, NETLIFY_AUTH_TOKEN: 'secreto', SITE: 'sitio', FOLDER: 'sitio' }
  await run('netlify.mjs', cwd, { ...env, NAME: 'pr-7' })
  const { files, ...rest } = JSON.parse(calls[0]?.body ?? '')
  expect(Object.keys(files).sort()).toEqual(['/a/b.html', '/index.html'])
  expect(rest).toEqual({ draft: true, branch: 'pr-7' })
  expect(calls).toHaveLength(1)
  const asking = await service({
    'POST /sites/sitio.netlify.app/deploys': { id: 'd1', required: [files['/a/b.html']] },
    'PUT /deploys/d1/files/a/b.html': {},
  })
  await run('netlify.mjs', cwd, { ...env, NETLIFY_API: asking.url })
  expect(asking.calls.map(({ method, url, body }) => [method, url, body]).slice(1)).toEqual([
    ['PUT', '/deploys/d1/files/a/b.html', 'dos'],
  ])
  expect(JSON.parse(asking.calls[0]?.body ?? '')).toEqual({ files })
  const failing = run('netlify.mjs', cwd, { ...env, NETLIFY_API: 'http://127.0.0.1:2' })
  await expect(failing).rejects.toThrow(/^Command .*\n::error::POST http.*: ECONNREFUSED\n$/)
})

test('previews of closed pull requests are removed from each host; the site and open ones stay', async () => {
  const cwd = temporaryFolder({ 'open-requests': '7\n' })
  const netlify = await service({
    'GET /sites/sitio.netlify.app/deploys': [
      { id: 'a', branch: 'main' },
      { id: 'b', branch: 'pr-7' },
      { id: 'c', branch: 'pr-8' },
    ],
    'DELETE /deploys/c': {},
  })
  const env = { PREVIEW_SITE: 'sitio', NETLIFY_AUTH_TOKEN: 'secreto', NETLIFY_API: netlify.url }
  await run('remove-previews.mjs', cwd, { ...env, PREVIEW_HOST: 'netlify' })
  const deleted = (calls: readonly Call[]) =>
    calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)
  expect(deleted(netlify.calls)).toEqual(['/deploys/c'])
  const base = '/accounts/cuenta/pages/projects/sitio/deployments'
  const of = (id: string, branch: string) => ({ id, deployment_trigger: { metadata: { branch } } })
  const result = [of('a', 'pr-7'), of('b', 'pr-12')]
  const cloudflare = await service({
    [`GET ${base}`]: { result, result_info: { total_pages: 1 } },
    [`DELETE ${base}/b`]: {},
  })
  const secrets = { CLOUDFLARE_API_TOKEN: 'secreto', CLOUDFLARE_ACCOUNT_ID: 'cuenta' }
  const where = { PREVIEW_SITE: 'sitio', PREVIEW_HOST: 'cloudflare-pages' }
  await run('remove-previews.mjs', cwd, { ...where, ...secrets, CLOUDFLARE_API: cloudflare.url })
  expect(deleted(cloudflare.calls)).toEqual([`${base}/b?force=true`])
})
