import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { count } from '../compiler/messages/phrase.ts'
import { git } from '../compiler/read/git.ts'
import { readEnvironment } from '../content/environment.ts'
import { UserError } from '../lib/user-error.js'
import { readRules } from '../site/host.ts'
import { type HostName, hosts, isHostName } from './hosts.ts'
import { type Before, onTheWeb } from './kept-files.ts'
import { layOut } from './lay-out.ts'
import { missingData, sampleData } from './sample-data.ts'

export type DeployOptions = {
  root: string
  to: string
  /** Folder to prepare without publishing it; without it, the site is published. */
  out?: string
  /** Whether invented data may go live. */
  withSamples: boolean
  /** Whether a site with drafts, or one that search engines are not to list, may go live. */
  asPreview: boolean
  today: string
  env: NodeJS.ProcessEnv
}

const originOf = (root: string) => git(root, ['remote', 'get-url', 'origin'])

/** @throws {UserError} when the host is unknown, or something that it needs is missing */
function checkHost({ to, out, env, root }: DeployOptions): HostName {
  if (!isHostName(to))
    throw new UserError(`--to is one of ${Object.keys(hosts).join(', ')}, not "${to}".`, 2)
  if (out === '') throw new UserError('--out is empty: it names the folder to prepare.', 2)
  const fromDist = relative(join(root, 'dist'), resolve(out ?? ''))
  if (out && !isAbsolute(fromDist) && !/^\.\.(?:[\\/]|$)/.test(fromDist))
    throw new UserError('--out is in dist/, which is published: name a folder elsewhere.', 2)
  if (hosts[to].configuration && !out)
    throw new UserError(`--out says where the folder for ${to} goes.`, 2)
  const missing = out ? [] : (hosts[to].needs ?? []).filter((name) => !env[name])
  if (missing.length > 0)
    throw new UserError(`${to} needs ${missing.join(', ')} in the environment.`)
  if (to === 'github-pages' && !out && !env.REMOTE && !originOf(root))
    throw new UserError('github-pages needs the Git remote "origin", or its address in REMOTE.')
  return to
}

/**
 * The address that a site was built for, if known.
 *
 * @throws {UserError} when there is no built site, it is a preview, SITE_URL is another address, or
 *   the host cannot serve it below its path
 */
function builtAddress(
  dist: string,
  host: HostName,
  { env, asPreview }: DeployOptions,
): string | undefined {
  if (!existsSync(join(dist, 'index.html')))
    throw new UserError('There is no built site in dist/. Build it with: npm run build')
  const { address, basePath, isPreview } = readRules(dist)
  if (isPreview && !asPreview)
    throw new UserError(
      'dist/ was built with --drafts or LUMBRE_NOINDEX. Build it again with: npm run build. To publish it as a preview, add --preview.',
    )
  if (env.SITE_URL && address && readEnvironment(address, env).address !== address)
    throw new UserError(
      `dist/ was built for ${address}, and SITE_URL is ${env.SITE_URL}. Build it again with: npm run build`,
    )
  if (basePath !== '/' && hosts[host].readsRules) {
    const others = Object.entries(hosts).filter(([, { readsRules }]) => !readsRules)
    throw new UserError(
      `${host} serves a site at the root of its domain, and dist/ was built for ${basePath}, where all of its links lead. Build it again with an address without a path in SITE_URL, or publish it on ${others.map(([name]) => name).join(', ')}.`,
    )
  }
  return address
}

/**
 * Compares the times of content/ and of its folders, which change when a file is deleted, with that of
 * dist/, which is when its build began. A time in the future is that of another clock.
 *
 * @throws {UserError} when the content has changed since
 */
function checkAge(root: string): void {
  const content = join(root, 'content')
  const paths = ['.', ...readdirSync(content, { recursive: true, encoding: 'utf8' })]
  const built = statSync(join(root, 'dist')).mtimeMs
  const timeOf = (path: string) =>
    statSync(join(content, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const now = Date.now()
  const newer = paths.find((path) => {
    const time = timeOf(path)
    return time > built && time <= now
  })
  if (newer !== undefined)
    throw new UserError(
      `${join('content', newer)} has changed since dist/ was built. Build it again with: npm run build`,
    )
}

/**
 * Publishes the built site on a host, or prepares a folder for it.
 *
 * @returns what to print
 * @throws {UserError} before anything has changed, or when a command of the host fails
 */
export async function deploy(options: DeployOptions): Promise<string[]> {
  const { root, out, withSamples, today } = options
  const to = checkHost(options)
  const { configuration, next } = hosts[to]
  const dist = join(root, 'dist')
  const address = builtAddress(dist, to, options)
  checkAge(root)
  const samples = sampleData(root).length
  if (samples > 0 && !withSamples)
    throw new UserError(
      `${missingData(samples)}: usa «npm run check:launch» para verlos. Para publicar los de muestra, agrega --with-samples (en GitHub, la variable PUBLISH_SAMPLES con el valor 1).`,
    )
  const folder = out ? resolve(out) : join(root, '.cache/deploy', to)
  const published = `${samples === 1 ? 'Se publica' : 'Se publican'} ${count(samples, 'dato', 'datos')} de muestra.`
  const notes = samples > 0 ? [published] : []
  const cacheFolder = join(root, '.cache/compressed')
  const lay = (before?: Before) =>
    layOut({ host: to, dist, out: folder, today, cacheFolder, before })
  const { files, kept, missed, compressed } = await (configuration || !address
    ? lay()
    : lay(onTheWeb(address)).catch((error: unknown) => {
        notes.push(
          `Files of the last deployment are not kept: ${address} did not give them (${error}).`,
        )
        return lay(async () => undefined)
      }))
  if (missed > 0) notes.push(`Files of earlier deployments that could not be read: ${missed}.`)
  notes.push(
    `${folder}: ${files} files, ${kept} of them of earlier deployments, ${compressed} compressed anew`,
  )
  if (out) return [...notes, next ? `Then: ${next(folder)}` : `The folder is ready for ${to}.`]
  runCommands(to, folder, options)
  return [...notes, `Published at ${to}.`]
}

const noPreview = { NAME: undefined, OPEN_REQUESTS: undefined }

/** @throws {UserError} when a command of the host fails; the later ones are not run */
function runCommands(host: HostName, folder: string, { root, env }: DeployOptions): void {
  const site = env.PUBLISH_SITE ?? ''
  const remote = env.REMOTE ?? originOf(root) ?? ''
  for (const [program = '', ...args] of hosts[host].commands?.(folder, site) ?? []) {
    const { status } = spawnSync(program, args, {
      cwd: root,
      // The workflows name a preview in NAME, which some shells set to the name of the computer.
      env: { ...env, ...noPreview, FOLDER: folder, SITE: site, REMOTE: remote },
      stdio: 'inherit',
    })
    if (status !== 0) throw new UserError(`${program} ${args[0]} failed: nothing more was done.`)
  }
}
