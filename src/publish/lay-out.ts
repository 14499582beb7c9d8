import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { ifReadable } from '../lib/if-readable.ts'
import { UserError } from '../lib/user-error.js'
import { writeWhole } from '../lib/write-whole.ts'
import { readRules } from '../site/host.ts'
import { type HostRules, rulesFile } from '../site/host-rules.ts'
import { linkFile, openExchange } from '../site/output-folder.ts'
import { compressFiles } from './compress-files.ts'
import { hashedFolders } from './hosts/site-patterns.ts'
import { type HostName, hosts } from './hosts.ts'
import { type Before, deployedFile, inFolder, keptFiles } from './kept-files.ts'

export type LayOutOptions = {
  host: HostName
  /** Folder of the built site. */
  dist: string
  /** Folder to prepare for the host; if it holds a deployment already, that is the previous one. */
  out: string
  /** Folder of what is kept between deployments; safe to delete. */
  cacheFolder: string
  today: string
  /** The previous deployment; default: the content of the folder. */
  before?: Before
}

/**
 * Prepares a folder for a host: the built site, its server's configuration, and files of earlier
 * deployments.
 *
 * @throws {UserError} when the folder holds something else
 */
export async function layOut(options: LayOutOptions) {
  const { host, dist, out, cacheFolder, today } = options
  const form = hosts[host]
  const rules = readRules(dist)
  const configuration = Object.entries(form.configuration?.(rules, out) ?? {})
  const place = form.configuration ? join(out, 'site') : out
  const below = form.configuration ? rules.basePath : '/'
  // The mode of a folder that exists is its owner's decision.
  const made = missingFolders(out)
  const { fresh, discard, exchange } = openExchange(place)
  try {
    const present = filesBelow(place, (entry) => !entry.isDirectory())
    const isOurs = isDeployment(present, form.configuration !== undefined)
    if (present.length > 0 && (!isOurs || existsSync(join(place, '.git'))))
      throw new UserError(`${place} tiene algo que no es una publicación: nombra otra carpeta.`)
    for (const [file, text] of configuration) refuseForeign(join(out, file), text)
    const before = options.before ?? inFolder(join(place, below))
    const target = join(fresh, below)
    const published = filesBelow(dist).filter(isPublished(host, rules))
    for (const file of published) linkFile(join(dist, file), join(target, file))

    const folders = hashedFolders({ ...rules, basePath: '/' }).map((path) => path.slice(1))
    const isHashed = (path: string) => folders.some((folder) => path.startsWith(folder))
    const kept = await keptFiles(before, published.filter(isHashed), today, isHashed)
    for (const [file, bytes] of kept.files) writeWhole(join(target, file), bytes)
    // What a preview shows may not be public yet: no later deployment keeps it.
    writeWhole(join(target, deployedFile), rules.isPreview ? '{}' : kept.deployed)

    const files = filesBelow(target)
    const compressed = form.isCompressed ? await compressFiles(target, files, cacheFolder) : 0
    const laid = readdirSync(fresh, { recursive: true, encoding: 'utf8' })
    letRead([fresh, ...laid.map((path) => join(fresh, path))])
    exchange()
    for (const [file, text] of configuration) writeWhole(join(out, file), text)
    letRead([...made, ...configuration.map(([file]) => join(out, file))])
    return {
      files: files.length,
      /** How many of them are of earlier deployments. */
      kept: kept.files.size,
      compressed,
    }
  } finally {
    // A full disk must not stay full.
    discard()
  }
}

/** Lets the server's user read files, which the publisher's umask may forbid. */
function letRead(paths: readonly string[]): void {
  for (const path of paths) {
    const state = statSync(path)
    const mode = state.mode | (state.isDirectory() ? 0o555 : 0o444)
    if (mode !== state.mode) chmodSync(path, mode)
  }
}

/** A folder and its parents, as far as they do not exist. */
const missingFolders = (folder: string): string[] =>
  existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))]

const firstLine = (text: string) => text.split('\n', 1)[0]

/** @throws {UserError} if the file exists and no deployment wrote it, e.g. one in /etc/nginx */
function refuseForeign(file: string, text: string): void {
  const old = ifReadable(() => readFileSync(file, 'utf8'))
  if (old !== undefined && firstLine(old) !== firstLine(text))
    throw new UserError(`${file} no es de una publicación: nombra otra carpeta.`)
}

/**
 * Whether files are those of a deployment and nothing else. Where the host's configuration says at
 * which path the site is, an earlier one may have been at another.
 */
function isDeployment(files: readonly string[], isBelowPath: boolean): boolean {
  if (files.includes(deployedFile)) return true
  const marks = isBelowPath ? files.filter((file) => basename(file) === deployedFile) : []
  return marks.some((mark) => files.every((file) => file.startsWith(`${dirname(mark)}/`)))
}

function isPublished(host: HostName, { basePath, redirects }: HostRules) {
  const { configuration, readsRules } = hosts[host]
  const instructions = new Set([rulesFile, ...(readsRules ? [] : ['_headers', '_redirects'])])
  const former = new Set(
    redirects.map(({ from }) => `${decodeURI(from).slice(basePath.length)}.html`),
  )
  // Where the configuration redirects, pages for it are not needed, and on Netlify they would take
  // precedence over its rules. Cloudflare Pages needs them to know `/a/` and `/a.html` as `/a`.
  const canRedirect = configuration !== undefined || host === 'netlify'
  return (file: string) => !instructions.has(file) && !(canRedirect && former.has(file))
}
