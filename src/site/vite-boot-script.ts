import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

const id = 'virtual:boot-script'
const file = fileURLToPath(new URL('../client/boot.js', import.meta.url))

/** The text of the only inline script of every page: src/client/boot.js, minified. */
export function bootScriptText(path = file): string {
  const { code, errors } = minifySync('boot.js', readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`src/client/boot.js: ${errors[0]?.message}`)
  return code.trim()
}

/** Vite plugin: `virtual:boot-script` is src/client/boot.js, minified, as a string. */
export function bootScript(): Plugin {
  return {
    name: 'lumbre:boot-script',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      this.addWatchFile(file)
      return `export const bootScript = ${JSON.stringify(bootScriptText())}`
    },
  }
}
