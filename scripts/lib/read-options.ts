import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from '../setup/user-error.js'

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/**
 * Parses a command line. The commands that writers use answer in Spanish.
 *
 * @throws {UserError} one line that names what is not understood and the options that there are
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  language: 'en' | 'es' = 'en',
): Parsed<Config> {
  try {
    return parseArgs(config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!(error instanceof Error && code.startsWith('ERR_PARSE_ARGS'))) throw error
    // Node goes on to explain how a title could begin with a dash.
    const fault = error.message.split(/\.\s/)[0] ?? ''
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const say = language === 'es' ? inSpanish : inEnglish
    throw new UserError(say(fault, code, known.join(', ')), 2)
  }
}

function inEnglish(fault: string, _: string, known: string): string {
  return `${fault}. ${known ? `The options are ${known}` : 'There are no options'}.`
}

function inSpanish(fault: string, code: string, known: string): string {
  const about = /'([^' ]+)/.exec(fault)?.[1] ?? ''
  const options = known ? `Las opciones son ${known}.` : 'Este comando no tiene opciones.'
  if (code.endsWith('UNEXPECTED_POSITIONAL')) return `Sobra ${about}. ${options}`
  if (code.endsWith('UNKNOWN_OPTION')) return `No existe la opción ${about}. ${options}`
  return `Revisa el valor de la opción ${about}. ${options}`
}
