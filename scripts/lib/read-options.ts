import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from '../../src/lib/user-error.js'

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/**
 * Parses a command line. The commands for writers answer in Spanish. An option may have `about`,
 * what it does, which `--help` prints.
 *
 * @param usage what `--help` prints before the options
 * @throws {UserError} one line that names the unknown part and the options that exist
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  language: 'en' | 'es' = 'en',
  usage?: string,
): Parsed<Config> {
  const known = Object.keys(config.options ?? {}).map((name) => `--${name}`)
  const options = optionsIn[language](known.join(', '))
  const written = config.args ?? process.argv.slice(2)
  if (written.includes('--help')) {
    const lines = Object.entries(config.options ?? {}).flatMap(([name, option]) =>
      'about' in option ? `  --${name.padEnd(12)} ${option.about}` : [],
    )
    throw new UserError([usage ?? [], options, ...lines].flat().join('\n'), 0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!(error instanceof Error && code.startsWith('ERR_PARSE_ARGS'))) throw error
    // Node goes on to explain how to pass an argument that begins with a dash.
    const fault = error.message.split(/\.\s/)[0] ?? ''
    throw new UserError(`${language === 'es' ? inSpanish(fault, code) : fault}. ${options}`, 2)
  }
}

const optionsIn = {
  en: (known: string) => (known ? `The options are ${known}.` : 'There are no options.'),
  es: (known: string) => (known ? `Las opciones son ${known}.` : 'Este comando no tiene opciones.'),
}

function inSpanish(fault: string, code: string): string {
  const about = /'([^' ]+)/.exec(fault)?.[1] ?? ''
  if (code.endsWith('UNEXPECTED_POSITIONAL')) return `Sobra ${about}`
  if (code.endsWith('UNKNOWN_OPTION')) return `No existe la opción ${about}`
  return `Revisa el valor de la opción ${about}`
}
