import { entry } from '../entry.ts'

type LinkAsText = {
  fault: keyof typeof reasons
  /** Absent when no address is known that works. */
  correct?: string
  /** The page of the site that `correct` leads to. */
  page?: string
  /** Whether the file of a picture has to get another name. */
  isFile: boolean
}

const reasons = {
  quotes: 'no se entienden las comillas que siguen a la dirección.',
  size: 'el tamaño no se escribe, la página lo calcula.',
  spaces: 'la dirección no lleva espacios.',
  wiki: 'los dobles corchetes no se usan aquí.',
  gap: 'sobra el espacio entre ] y (.',
  swapped: 'los corchetes y los paréntesis están al revés.',
  unclosed: 'le falta el paréntesis ) al final de la dirección.',
}

function linkHint({ fault, correct, isFile }: LinkAsText): string {
  if (correct === undefined)
    return fault === 'wiki'
      ? 'No hay ninguna página con ese nombre. Para enlazar otra: [el texto](/ruta).'
      : 'Escribe [el texto](/ruta), con una dirección completa y sin espacios.'
  if (fault === 'quotes') return `Deja solo la dirección: ${correct}.`
  return isFile ? `Escribe ${correct}, y nombra así el archivo.` : `Escribe ${correct}.`
}

/** Signs that were meant as Markdown and would be published as they are. */
export const bodyMarkup = {
  'link-as-text': entry<LinkAsText>({
    message: ({ fault }) => `Esto parece un enlace y no lo es: ${reasons[fault]}`,
    hint: linkHint,
    example: { fault: 'gap', correct: '[los precios](/precios)', isFile: false },
    bad: 'Mira [los precios] (/precios).',
    good: 'Mira [los precios](/precios).',
  }),
  'image-as-text': entry<LinkAsText>({
    message: ({ fault }) => `Esto parece una imagen y no lo es: ${reasons[fault]}`,
    hint: linkHint,
    example: { fault: 'spaces', correct: '![Un mapa](/images/mi-mapa.webp)', isFile: true },
    bad: '![Un mapa](/images/mi mapa.webp)',
    good: '![Un mapa](/images/mi-mapa.webp)',
  }),
  'missing-definition': entry<{ label: string; name: string }>({
    message: ({ name }) =>
      `Ninguna línea dice a dónde lleva [${name}], así que esto no es un enlace.`,
    hint: ({ label, name }) => `Agrega al final: [${name}]: /ruta. O escribe [${label}](/ruta).`,
    example: { label: 'los precios', name: 'tabla' },
    bad: 'Mira [los precios][tabla].',
    good: 'Mira [los precios][tabla].\n\n[tabla]: /precios',
  }),
  'bold-as-text': entry<
    { fault: 'spaces' | 'no-space-after' | 'no-space-before'; bold: string } | { fault: 'unclosed' }
  >({
    message: ({ fault }) => {
      if (fault === 'unclosed') return 'Estos ** se abren y no se cierran.'
      return fault === 'spaces'
        ? 'Estos ** no hacen negrita: van pegados al texto, sin espacios.'
        : 'Estos ** no hacen negrita: están pegados a la palabra de al lado.'
    },
    hint: (data) => {
      if (data.fault === 'unclosed')
        return 'Pon otros ** donde termina la negrita. Si son parte del texto, escribe \\*\\*.'
      if (data.fault === 'spaces') return `Escribe ${data.bold}.`
      return `Deja un espacio ${data.fault === 'no-space-after' ? 'después' : 'antes'} de ${data.bold}.`
    },
    example: { fault: 'spaces', bold: '**negrita**' },
    bad: 'Un texto con ** negrita **.',
    good: 'Un texto con **negrita**.',
  }),
  'heading-as-text': entry<{ signs: string; title: string }>({
    message: ({ signs }) => `Después de ${signs} va un espacio.`,
    hint: ({ signs, title }) => `Escribe ${signs} ${title}`,
    example: { signs: '##', title: 'Cómo empezar' },
    bad: '##Cómo empezar',
    good: '## Cómo empezar',
  }),
  'list-as-text': entry<{ kind: 'bullet' | 'dash' | 'number' }>({
    message: 'Estas líneas parecen una lista y no lo son: salen seguidas, en un mismo párrafo.',
    hint: ({ kind }) => listHints[kind],
    bad: '• Uno.\n• Dos.',
    good: '- Uno.\n- Dos.',
  }),
  'box-as-text': entry<{ written: string; tone?: 'warning'; inQuote: boolean }>({
    message: ({ written }) => `Con ${written} no se hace un recuadro.`,
    hint: ({ tone, inQuote }) =>
      `Escribe <Callout${tone ? ` tone="${tone}"` : ''} title="…"> y termina con </Callout>${inQuote ? ', sin los signos >' : ''}.`,
    example: { written: '[!NOTE]', inQuote: true },
    bad: '> [!NOTE]\n> Un texto.',
    good: '<Callout title="Nota">\n\nUn texto.\n\n</Callout>',
  }),
  'table-as-text': entry<
    | { fault: 'missing' | 'unclear'; divider: string }
    | { fault: 'count'; divider: string; columns: number; cells: number }
  >({
    message: (data) => {
      if (data.fault === 'missing') return `A esta tabla le falta su línea ${data.divider}.`
      if (!('cells' in data)) return 'A la línea de guiones de esta tabla no se le entiende.'
      const { cells, columns } = data
      return `Esta línea tiene ${cells} ${cells === 1 ? 'celda' : 'celdas'} y el encabezado de la tabla ${columns}.`
    },
    hint: ({ fault, divider }) =>
      fault === 'missing' ? 'Escríbela debajo de esta.' : `Escribe ${divider}`,
    example: { fault: 'missing', divider: '| --- | --- |' },
    bad: '| Plan | Precio |\n| Básico | $1,000 |',
    good: '| Plan | Precio |\n| --- | --- |\n| Básico | $1,000 |',
  }),
}

const listHints = {
  bullet: 'Cambia el signo por un guion y un espacio: - uno.',
  dash: 'Deja un espacio después del guion: - uno.',
  number: 'Deja un espacio después del punto: 1. uno.',
}
