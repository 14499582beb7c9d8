import { isCollection, isScalar, visit, type YAMLError } from 'yaml'
import { quoted, yamlText } from '../fields/phrase.ts'
import { indentTrouble, tabTrouble } from './explain-indent.ts'
import { colonTrouble, needsQuotes, type YamlExplanation } from './explain-yaml-line.ts'
import { usualMistake } from './usual-mistakes.ts'
import { lineAt, positionOf, type YamlSource } from './yaml-source.ts'

/** Says in Spanish what a parser's error means, at the place where the writer can repair it. */
export function explainYamlError(error: YAMLError, source: YamlSource): YamlExplanation {
  const [from, to] = error.pos
  const usual = usualMistake(source, from)
  if (usual) return usual
  const here = positionOf(source, from, to)
  const general = (): YamlExplanation =>
    /^ +- /.test(lineAt(source.text, from).line)
      ? indentTrouble(source, from)
      : {
          position: here,
          code: 'yaml-syntax',
          message: 'No entiendo esta línea.',
          hint: 'Cada campo va en su línea, como «title: Mi título»; los textos con signos, entre comillas.',
        }
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return colonTrouble(source, from) ?? general()
    case 'TAB_AS_INDENT':
      return tabTrouble(source, from)
    case 'MISSING_CHAR':
      if (/directives-end/.test(error.message))
        return needsQuotes(source, Math.max(0, source.text.search(/^%/m)))
      return /quote/.test(error.message)
        ? unclosedQuote(source, from)
        : (colonTrouble(source, from) ?? general())
    case 'BAD_DQ_ESCAPE':
      return {
        position: here,
        code: 'yaml-backslash',
        message: 'Entre comillas dobles, la diagonal \\ tiene un significado especial.',
        hint: "Usa comillas sencillas: '…'",
      }
    case 'BAD_SCALAR_START':
      return needsQuotes(source, from)
    case 'BAD_INDENT':
      return /Flow (?:map|sequence)/.test(error.message)
        ? unclosedBracket(source, from)
        : indentTrouble(source, from)
    case 'UNEXPECTED_TOKEN':
      return unexpected(error, source) ?? general()
    case 'MULTIPLE_DOCS':
      return {
        position: here,
        code: 'yaml-documents',
        message: 'Aquí empieza un segundo bloque, y un archivo lleva uno solo.',
        hint: 'Borra la línea de tres puntos (...) o guiones (---) con la que empieza.',
      }
    case 'KEY_OVER_1024_CHARS':
      return { position: here, code: 'yaml-key', message: 'El nombre de este campo es larguísimo.' }
    case 'RESOURCE_EXHAUSTION':
      return {
        position: here,
        code: 'too-deep',
        message: 'Hay demasiados niveles uno dentro de otro.',
        hint: 'Revisa si sobran corchetes, llaves o guiones.',
      }
    case 'MULTIPLE_ANCHORS':
    case 'ALIAS_PROPS':
    case 'BAD_ALIAS':
    case 'MULTIPLE_TAGS':
      return needsQuotes(source, from)
    default:
      return general()
  }
}

/** The root of the block is a list or a text instead of fields. */
export function explainOddRoot(source: YamlSource, offset: number): YamlExplanation {
  return (
    (source.text.startsWith('- ', offset)
      ? undefined
      : (usualMistake(source, offset) ?? colonTrouble(source, offset))) ?? {
      position: positionOf(source, offset, offset + lineAt(source.text, offset).line.length),
      code: 'frontmatter-not-a-mapping',
      message: 'Aquí van campos con su nombre, no una lista ni un texto suelto.',
      hint: 'Por ejemplo: «title: Mi título».',
    }
  )
}

function unclosedQuote(source: YamlSource, end: number): YamlExplanation {
  let start = end
  visit(source.document, {
    Scalar(_, node) {
      const quotedScalar = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
      if (quotedScalar && node.range && node.range[0] < end) start = node.range[0]
    },
  })
  return {
    position: positionOf(source, start),
    code: 'yaml-quote-unclosed',
    message: 'Estas comillas se abren y no se cierran.',
    hint: 'Ciérralas al final del valor, en la misma línea.',
  }
}

function unclosedBracket(source: YamlSource, end: number): YamlExplanation {
  let start = end
  visit(source.document, {
    Collection(_, node) {
      if (isCollection(node) && node.flow && node.range && node.range[0] < end)
        start = node.range[0]
    },
  })
  const bracket = source.text[start] === '{' ? '{ … }' : '[ … ]'
  return {
    position: positionOf(source, start),
    code: 'yaml-bracket-unclosed',
    message: `Falta cerrar este ${bracket.startsWith('{') ? 'grupo' : 'corchete'}: ${bracket}`,
    hint: 'Si es texto, ponlo entre comillas.',
  }
}

function unexpected(error: YAMLError, source: YamlSource): YamlExplanation | undefined {
  const { text } = source
  const [from] = error.pos
  const { start, line } = lineAt(text, from)
  const before = line.slice(0, from - start)
  const position = positionOf(source, from, error.pos[1])
  if (/[|>][-+\d]*\s*$/.test(before) || /Block scalar header/.test(error.message))
    return {
      position,
      code: 'yaml-block-text',
      message: 'Después de | o > el texto empieza en la línea siguiente, con dos espacios.',
      hint: `O ponlo entre comillas: ${yamlText(line.slice(line.search(/[|>]/)).trim())}`,
    }
  if (/block-seq-ind on same line/.test(error.message))
    return {
      position,
      code: 'yaml-list',
      message: 'Una lista empieza en la línea siguiente: un guion y un espacio por elemento.',
      hint: `Si es texto, ponlo entre comillas: ${yamlText(line.slice(from - start).trim())}`,
    }
  if (/flow-(?:seq|map)-end/.test(error.message))
    return { position, code: 'yaml-bracket-extra', message: `Sobra ${quoted(text[from] ?? '')}.` }
  if (/Unexpected , in flow/.test(error.message))
    return { position, code: 'yaml-comma', message: 'Sobra una coma en esta lista.' }
  if (/['"\]}]\s*$/.test(before.slice(-40)) || endsQuote(source, from)) {
    const opening = line.search(/['"[{]/)
    const value = line.slice(opening).trim()
    const inner = value.replace(/^(['"])(.*)\1$/, '$2')
    return {
      position,
      code: 'yaml-after-quote',
      message: 'Aquí sobra texto: el valor ya terminó.',
      hint: `Pon todo el valor entre las mismas comillas: ${yamlText(inner)}`,
    }
  }
  return /at node end/.test(error.message) ? indentTrouble(source, from) : undefined
}

/** Whether a quoted value ends right before an offset. */
function endsQuote(source: YamlSource, offset: number): boolean {
  let found = false
  visit(source.document, {
    Scalar(_, node) {
      if (isScalar(node) && node.range?.[1] === offset && /QUOTE/.test(node.type ?? ''))
        found = true
    },
  })
  return found
}
