import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { count } from '../compiler/messages/phrase.ts'
import { git } from '../compiler/read/git.ts'
import { readEnvironment } from '../content/environment.ts'
import { formatDay } from '../lib/format-date.ts'
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
    throw new UserError(`--to puede ser ${Object.keys(hosts).join(', ')}, no "${to}".`, 2)
  if (out === '') throw new UserError('--out está vacío: nombra la carpeta que se prepara.', 2)
  const isInside = (part: string) => {
    const path = relative(join(root, part), resolve(out ?? ''))
    return out && !isAbsolute(path) && !/^\.\.(?:[\\/]|$)/.test(path)
  }
  const source = ['dist', 'content', 'public'].find(isInside)
  if (source)
    throw new UserError(
      `--out está dentro de ${source}/, de donde sale lo que se publica: nombra una carpeta en otro lugar.`,
      2,
    )
  if (hosts[to].configuration && !out)
    throw new UserError(`Falta --out, que dice dónde queda la carpeta para ${to}.`, 2)
  const missing = out ? [] : (hosts[to].needs ?? []).filter((name) => !env[name])
  if (missing.length > 0)
    throw new UserError(`Para ${to} hacen falta estas variables de entorno: ${missing.join(', ')}.`)
  if (to === 'github-pages' && !out && !env.REMOTE && !originOf(root))
    throw new UserError(
      'Para github-pages hace falta el remoto «origin» de Git, o su dirección en REMOTE.',
    )
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
    throw new UserError('En dist/ no hay un sitio construido. Constrúyelo con: npm run build')
  const { address, basePath, isPreview } = readRules(dist)
  if (isPreview && !asPreview)
    throw new UserError(
      'dist/ se construyó con --drafts o LUMBRE_NOINDEX. Constrúyelo otra vez con: npm run build. Para publicarlo como vista previa, agrega --preview.',
    )
  if (env.SITE_URL && address && readEnvironment(address, env).address !== address)
    throw new UserError(
      `dist/ se construyó para ${address}, y SITE_URL es ${env.SITE_URL}. Constrúyelo otra vez con: npm run build`,
    )
  if (basePath !== '/' && hosts[host].readsRules) {
    const others = Object.entries(hosts).filter(([, { readsRules }]) => !readsRules)
    throw new UserError(
      `${host} da el sitio en la raíz de su dominio, y dist/ se construyó para ${basePath}, adonde llevan todos sus enlaces. Constrúyelo otra vez con una dirección sin ruta en SITE_URL, o publícalo en otro lado: ${others.map(([name]) => name).join(', ')}.`,
    )
  }
  return address
}

/**
 * Compares the times of content/ and of its folders, which change when a file is deleted, with that of
 * dist/, which is when its build began. A time in the future is that of another clock.
 *
 * @throws {UserError} when it was built for a day to come, the content has changed since, or the day of
 *   its next change has come
 */
function checkAge({ root, today }: DeployOptions): void {
  const { nextChange, buildDate } = readRules(join(root, 'dist'))
  if (buildDate && buildDate > today)
    throw new UserError(
      `dist/ se construyó para el ${formatDay(buildDate).short}, con lo que se publica hasta entonces. Constrúyelo otra vez con: npm run build`,
    )
  if (nextChange && nextChange <= today)
    throw new UserError(
      `Por su fecha, un artículo o evento cambia el sitio desde el ${formatDay(nextChange).short}, y dist/ se construyó antes. Constrúyelo otra vez con: npm run build`,
    )
  const content = join(root, 'content')
  const paths = ['.', ...readdirSync(content, { recursive: true, encoding: 'utf8' })]
  const built = statSync(join(root, 'dist')).mtimeMs
  const timeOf = (path: string) =>
    statSync(join(content, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // Times of files have fractions of a millisecond, which this one lacks.
  const now = Date.now() + 1
  const newer = paths.find((path) => {
    const time = timeOf(path)
    return time > built && time < now
  })
  if (newer !== undefined)
    throw new UserError(
      `${join('content', newer)} cambió después de construir dist/. Constrúyelo otra vez con: npm run build`,
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
  const { configuration } = hosts[to]
  const dist = join(root, 'dist')
  const address = builtAddress(dist, to, options)
  checkAge(options)
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
  const laid =
    configuration || !address
      ? lay()
      : lay(onTheWeb(address)).catch((error: unknown) => {
          notes.push(
            `Los archivos de la publicación anterior no se conservan: ${address} no los dio (${error}).`,
          )
          return lay(async () => undefined)
        })
  const { files, kept, compressed } = await laid.catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
    throw new UserError(`No se pudo escribir en ${folder} (${error.code}).`)
  })
  notes.push(
    `${folder}: ${count(files, 'archivo', 'archivos')}, ${kept} de publicaciones anteriores; se comprimieron ${compressed}.`,
  )
  if (out) return [...notes, `La carpeta está lista para ${to}: docs/publicar.md dice qué sigue.`]
  runCommands(to, folder, options)
  return [...notes, `Publicado en ${to}.`]
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
    if (status !== 0) throw new UserError(`${program} ${args[0]} falló: no se hizo nada más.`)
  }
}
