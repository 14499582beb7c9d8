import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../compiler/read/digest.ts'
import { filesBelow } from './output-folder.ts'

/** Files besides src/ that shape the program. */
const shapingFiles = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** What vite.config.ts imports of the build. */
const shapingModules = ['site/environment.ts', 'site/vite-boot-script.ts']

/** Environment that vite.config.ts puts into the program. */
const shapingVariables = ['SITE_URL', 'LUMBRE_NOINDEX', 'FORMS_ENDPOINT'] as const

/** What of the content is part of the program. */
const browserSettings = ['site'].map((name) => `content/generated/${name}.json`)

/** A key of everything that shapes the program: its sources, tools and environment. */
export function appKey(root: string): string {
  const isContent = (file: string) =>
    file.startsWith('content/generated/') && !browserSettings.includes(file)
  const isBuild = (file: string) =>
    /^(?:compiler|site)\//.test(file) &&
    !file.startsWith('site/document/') &&
    !shapingModules.includes(file)
  const sources = filesBelow(join(root, 'src')).filter((file) => !isContent(file) && !isBuild(file))
  return digestOfAll([
    process.version,
    ...shapingVariables.map((name) => `${name}=${process.env[name] ?? ''}`),
    ...shapingFiles.flatMap((file) => [file, readFileSync(join(root, file))]),
    ...sources.flatMap((file) => [file, readFileSync(join(root, 'src', file))]),
  ])
}

/** A key together with the files that were made by it: a damaged program does not bear it. */
export const sealOf = (key: string, folder: string) =>
  digestOfAll([
    key,
    ...filesBelow(folder)
      .filter((file) => file !== 'key')
      .flatMap((file) => [file, readFileSync(join(folder, file))]),
  ])

/** The program, built. */
export type AppBuild = {
  key: string
  clientFolder: string
  /** The module that renders a page: src/site/document/render-document.tsx, bundled. */
  documentModule: string
  /** The script that hydrates a page, as a path below `clientFolder`. */
  clientEntry: string
  reused: boolean
}

/** Where the client build put its entry. */
function clientEntryIn(folder: string): string {
  const source = 'src/client/start.tsx'
  const manifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  const file: unknown = manifest[source]?.file
  if (typeof file !== 'string') throw new Error(`${source} is not in the client build`)
  return file
}

/**
 * Builds the program through vike, unless the last build was of the same sources. The program holds
 * no content but the settings file, so writing articles never rebuilds it.
 *
 * @param folder where the result is kept between builds
 */
export async function buildApp(root: string, folder: string): Promise<AppBuild> {
  const key = appKey(root)
  const keyFile = join(folder, 'key')
  const result = (reused: boolean): AppBuild => ({
    key,
    clientFolder: join(folder, 'client'),
    documentModule: join(folder, 'server/document.mjs'),
    clientEntry: clientEntryIn(folder),
    reused,
  })
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === sealOf(key, folder))
    return result(true)
  rmSync(folder, { recursive: true, force: true })
  // Loaded here alone: most builds find the program unchanged.
  const { build } = await import('vike/api')
  await build({
    viteConfig: { root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } },
  })
  // Last, so that an interrupted build is not taken for a finished one.
  writeFileSync(keyFile, sealOf(key, folder))
  return result(false)
}
