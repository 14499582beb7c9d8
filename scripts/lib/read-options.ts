import { type ParseArgsConfig, parseArgs } from 'node:util'
import { SetupError } from '../setup/messages.js'

type Parsed<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/** What was wrong with a command line. */
export type Complaint = {
  /** In English, without a full stop, e.g. `Unknown option '--x'`. */
  fault: string
  /** The option or argument it is about, e.g. `--x`. */
  about: string
  /** Every option there is, e.g. `--port, --host`; empty when there are none. */
  known: string
}

const inEnglish = ({ fault, known }: Complaint) =>
  `${fault}. ${known ? `The options are ${known}` : 'There are no options'}.`

/** For the commands that writers use. Node knows four faults, and tells them apart in English. */
export function inSpanish({ fault, about, known }: Complaint): string {
  const options = known ? `Las opciones son ${known}.` : 'Este comando no tiene opciones.'
  if (/^Unexpected argument/.test(fault)) return `Sobra ${about}. ${options}`
  if (/missing|ambiguous/.test(fault)) return `A la opción ${about} le falta su valor: ${about}=…`
  if (/does not take/.test(fault)) return `La opción ${about} no lleva valor.`
  return `No existe la opción ${about}. ${options}`
}

/**
 * Parses a command line.
 *
 * @throws {SetupError} one line that names what is not understood and the options that there are
 */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  phrase: (complaint: Complaint) => string = inEnglish,
): Parsed<Config> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isAboutArguments(error)) throw error
    // Node goes on to explain how a title could begin with a dash.
    const fault = error.message.split(/\.\s/)[0] ?? error.message
    const about = /'([^' ]+)/.exec(fault)?.[1] ?? ''
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    throw new SetupError(phrase({ fault, about, known: names.join(', ') }))
  }
}

/** The same for a program that has not begun: its one line is all that is printed. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  phrase?: (complaint: Complaint) => string,
): Parsed<Config> {
  try {
    return parseOptions(config, phrase)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

function isAboutArguments(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
}
