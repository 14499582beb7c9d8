import matter from 'gray-matter'
import { quoted } from '../fields/phrase.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { isTooLarge, type Locate, type ParsedYaml, parseYaml, type Written } from './parse-yaml.ts'

export type Frontmatter = {
  /** The fields as plain data; absent when they could not be read. */
  data?: unknown
  locate: Locate
  written: Written
  /** The text below the fields, with blank lines in their place so that positions stay true. */
  body: string
  /** Line of the closing `---`, or 1 when the fields could not be cut off. */
  closingLine: number
  diagnostics: Diagnostic[]
}

const opening = { line: 1, column: 1, endColumn: 4 }

/**
 * A rule with nothing but fields below it, up to another rule. Behind the fields of a file this is
 * their copy, which would be published as a heading. The match ends on its first line.
 */
const secondBlock =
  /^\s*\n---(?=[ \t]*\n(?:[a-zA-Z]\w*:(?:[ \t].*)?\n(?:[ \t]+.*\n|- .*\n)*)+---[ \t]*(?:\n|$))/

/** Separates the fields at the top of a file from its text. Nothing in them can run. */
export function splitFrontmatter(source: string, file: string): Frontmatter {
  const fail = (
    fault: Omit<Diagnostic, 'severity' | 'file'>,
    body = '',
    closingLine = 1,
  ): Frontmatter => ({
    locate: () => opening,
    written: () => undefined,
    body,
    closingLine,
    diagnostics: [{ severity: 'error', file, ...fault }],
  })
  const firstEnd = source.indexOf('\n')
  const first = firstEnd === -1 ? source : source.slice(0, firstEnd)
  if (first !== '---' || firstEnd === -1) return fail(explainOpening(source, first))

  const closing = /\n---.*/g
  closing.lastIndex = 3
  const found = closing.exec(source)
  if (!found) return fail(explainUnclosed(source))
  const line = source.slice(0, found.index).split('\n').length + 1
  if (found[0].trimEnd() !== '\n---')
    return fail({
      code: 'frontmatter-closing',
      line,
      column: 4,
      endColumn: Math.min(found[0].length, 200),
      message: 'La línea que cierra los campos lleva solo tres guiones: ---',
      hint: 'Borra lo que sobra en esta línea.',
    })

  const block = source.slice(4, found.index)
  const dashes = block.split('\n').findIndex((text) => /^(?:--|—|–)[ \t]*$/.test(text))
  if (dashes !== -1) return fail(almostClosed(dashes + 2, block.split('\n')[dashes]))
  const end = found.index + found[0].length
  const body = '\n'.repeat(line - 1) + source.slice(end)
  const second = secondBlock.exec(body)
  if (second)
    return fail({
      code: 'frontmatter-twice',
      line: second[0].split('\n').length,
      column: 1,
      endColumn: 4,
      message: 'Aquí hay un segundo bloque de campos.',
      hint: 'Deja solo el primero: pásale los campos que le falten y borra este.',
    })
  if (block.replace(/^[ \t]*#.*$/gm, '').trim() === '')
    return fail(
      {
        code: 'frontmatter-empty',
        ...opening,
        message: 'El bloque de campos entre las líneas --- está vacío.',
        hint: 'Escribe al menos sus campos obligatorios, p. ej. «title: Mi título».',
      },
      body,
      line,
    )
  // gray-matter looks for comments with a quadratic expression, so long blocks do not reach it.
  const parsed = isTooLarge(block)
    ? parseYaml(block, file, opening)
    : parseWithMatter(source.slice(0, end), file)
  return { ...parsed, body, closingLine: line }
}

/** Lets gray-matter cut the block, with an engine that keeps places and no engine that runs code. */
function parseWithMatter(head: string, file: string): ParsedYaml {
  const parsed: ParsedYaml[] = []
  const refuse = () => {
    throw new Error('gray-matter may only use the YAML engine')
  }
  matter(head, {
    language: 'yaml',
    delimiters: '---',
    engines: {
      yaml: (text: string) => {
        parsed.push(parseYaml(text, file, opening))
        return {}
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
      coffee: refuse,
      cson: refuse,
      toml: refuse,
    },
  })
  const [result] = parsed
  // A block of comments alone never reaches the engine, but it was answered above.
  if (!result) throw new Error(`gray-matter did not parse the frontmatter of ${file}`)
  return result
}

function explainOpening(source: string, first: string): Omit<Diagnostic, 'severity' | 'file'> {
  const fault = (code: string, message: string, hint: string, place = { line: 1, column: 1 }) => ({
    code,
    ...place,
    message,
    hint,
  })
  const start = 'Empieza el archivo con una línea --- y ciérrala con otra igual.'
  if (source.trim() === '')
    return fault('file-empty', 'El archivo está vacío.', `${start} Entre las dos van los campos.`)
  const language = /^---[ \t]*([\w{]\S*)/.exec(first)?.[1]
  if (language)
    return fault(
      'frontmatter-language',
      `Los campos se escriben solo en YAML; quita ${quoted(language)} de la primera línea.`,
      'La primera línea lleva solo tres guiones: ---',
      { line: 1, column: 4 },
    )
  if (/^---[ \t]+$/.test(first))
    return fault(
      'frontmatter-opening',
      'Después de los tres guiones sobran espacios.',
      'Bórralos.',
      {
        line: 1,
        column: 4,
      },
    )
  if (/^(?:--|—|–|-{4,}|\+\+\+|;;;|\*\*\*|___|```|~~~|===)/.test(first) || first === '---')
    return fault(
      'frontmatter-opening',
      'La primera línea tiene que ser exactamente ---',
      'Tres guiones seguidos, sin nada antes ni después.',
    )
  const late = /^(?:\s*\n|[ \t]+)---[ \t]*(?:\n|$)/.exec(source)
  if (late)
    return fault(
      'frontmatter-opening',
      'Hay espacio antes de la primera línea ---',
      'Borra las líneas vacías y los espacios de arriba.',
    )
  if (/^\s*[a-zA-Z]\w*:(?:\s|$)/.test(source))
    return fault(
      'frontmatter-missing',
      'Falta la línea --- antes de los campos.',
      'La primera línea del archivo lleva solo tres guiones: ---',
    )
  return fault('frontmatter-missing', 'A este archivo le faltan sus campos.', start)
}

const fieldLine = /^(?:[ \t]*(?:-[ \t]|#)|[ \t]+\S|[a-zA-Z_][\w-]*[ \t]*:|[ \t]*$)/

/** What writers and their editors make of the line that closes the fields. */
const almostClosing = /^(?:--|—|–|――?|\.\.\.|…|___|\*\*\*|===| +---)[ \t]*$/

const almostClosed = (line: number, text = ''): Omit<Diagnostic, 'severity' | 'file'> => ({
  code: 'frontmatter-closing',
  line,
  column: 1,
  ...(text.length > 1 && { endColumn: text.length + 1 }),
  message: 'La línea que cierra los campos lleva solo tres guiones: ---',
  hint: 'Cambia esta línea por ---',
})

/** Says where the closing line probably belongs. */
function explainUnclosed(source: string): Omit<Diagnostic, 'severity' | 'file'> {
  const lines = source.split('\n', 2000)
  const almost = lines.findIndex((line, index) => index > 0 && almostClosing.test(line))
  const prose = lines.findIndex(
    (line, index) => index > 0 && index !== almost && !fieldLine.test(line.slice(0, 500)),
  )
  if (almost > 0 && (prose === -1 || almost < prose)) return almostClosed(almost + 1, lines[almost])
  return {
    code: 'frontmatter-unclosed',
    ...opening,
    message: 'Los campos se abren con --- y no se cierran.',
    hint:
      prose > 0
        ? `Escribe otra línea --- antes de la línea ${prose + 1}.`
        : 'Escribe otra línea --- después del último campo.',
  }
}
