import { error, warning } from '../entry.ts'
import { code, count, didYouMean, quoted } from '../phrase.ts'

/** Characters, headings, footnotes, tables and code blocks of a body. */
export const bodyText = {
  'heading-level-one': error<{ isUnderlined: boolean }>({
    message: 'El título principal va en el campo title, no en el texto.',
    hint: ({ isUnderlined }) =>
      isUnderlined
        ? 'Empieza los títulos del texto con ##, y borra la línea de signos = que está debajo.'
        : 'Empieza los títulos del texto con ##.',
    example: { isUnderlined: false },
    bad: '# Cómo empezar',
    good: '## Cómo empezar',
  }),
  'empty-heading': error({
    message: 'Este título está vacío.',
    hint: 'Escribe su texto después de los signos #, o bórralo.',
    bad: '##\n\nUn texto.',
    good: '## Cómo empezar\n\nUn texto.',
  }),
  'skipped-heading-level': warning<{ from: number; to: number }>({
    message: ({ from, to }) => `Este título salta del nivel ${from} al ${to}.`,
    hint: ({ from }) => `Aquí toca ${'#'.repeat(from + 1)}.`,
    example: { from: 2, to: 4 },
    bad: '## Cómo empezar\n\n#### Un detalle',
    good: '## Cómo empezar\n\n### Un detalle',
  }),
  'bold-as-heading': warning<{ title: string }>({
    message: 'Esta línea en negrita parece un título y no lo es.',
    hint: ({ title }) => `Escribe ## ${title}`,
    example: { title: 'Cómo empezar' },
    bad: '**Cómo empezar**\n\nUn texto.',
    good: '## Cómo empezar\n\nUn texto.',
  }),
  'list-apart': warning<{ spaces: number }>({
    message: 'Esta lista no queda dentro del punto de arriba: sale aparte.',
    hint: ({ spaces }) => `Para que quede dentro, empieza sus líneas con ${spaces} espacios.`,
    example: { spaces: 3 },
    bad: '1. Uno.\n  - Un detalle.',
    good: '1. Uno.\n   - Un detalle.',
  }),
  'missing-footnote': warning<{ label: string; name?: string }>({
    message: ({ label, name }) =>
      name
        ? `La nota ${code(label)} lleva un espacio en su nombre, y así sale como texto.`
        : `La nota ${code(label)} no está escrita en ninguna parte.`,
    hint: ({ label, name }) =>
      name
        ? `Escribe [^${name}], en el texto y en la nota.`
        : `Agrega al final: [^${label}]: el texto de la nota.`,
    example: { label: '1' },
    bad: 'Un dato.[^1]',
    good: 'Un dato.[^1]\n\n[^1]: Su fuente.',
  }),
  'sign-as-emphasis': warning<{ sign: string }>({
    message: ({ sign }) =>
      `Aquí ${sign} no se lee: Markdown lo toma por ${sign === '~' ? 'tachado' : 'énfasis'}.`,
    hint: ({ sign }) =>
      sign === '~'
        ? 'Escribe 5 a 10, o \\~ si el signo debe leerse.'
        : 'Escribe 10 × 20, o \\* si el asterisco debe leerse.',
    example: { sign: '*' },
    bad: 'La caja mide 10*20*30 cm.',
    good: 'La caja mide 10\\*20\\*30 cm.',
  }),
  'footnote-colon': warning<{ label: string }>({
    message: ({ label }) => `A la nota ${code(label)} le faltan los dos puntos.`,
    hint: ({ label }) => `Escribe [^${label}]: y el texto de la nota.`,
    example: { label: '1' },
    bad: 'Un dato.[^1]\n\n[^1] Su fuente.',
    good: 'Un dato.[^1]\n\n[^1]: Su fuente.',
  }),
  'lost-footnote': warning<{ label: string; line?: number }>({
    message: ({ label, line }) =>
      line
        ? `La nota ${code(label)} ya está en la línea ${line}: esta no se publica.`
        : `El texto no llama a la nota ${code(label)}, así que no se publica.`,
    hint: ({ label, line }) =>
      line
        ? 'Dale otro nombre, o borra una de las dos.'
        : `Escribe [^${label}] en el texto, donde va la llamada, o borra la nota.`,
    example: { label: '1' },
    bad: 'Un dato.\n\n[^1]: Su fuente.',
    good: 'Un dato.[^1]\n\n[^1]: Su fuente.',
  }),
  'lost-cell': warning<{ cells: number; columns: number }>({
    message: ({ cells, columns }) =>
      `Esta fila tiene ${count(cells, 'celda', 'celdas')} y el encabezado, ${columns}: lo que sobra no se publica.`,
    hint: 'Agrega una columna al encabezado, o une celdas. Si la barra es parte del texto, escribe \\|.',
    example: { cells: 2, columns: 1 },
    bad: '| Plan |\n| --- |\n| Básico | $1,000 |',
    good: '| Plan | Precio |\n| --- | --- |\n| Básico | $1,000 |',
  }),
  'row-as-text': warning<{ isCell: boolean }>({
    message: 'Esta línea sale como una fila de la tabla de arriba.',
    hint: ({ isCell }) =>
      isCell
        ? 'Cada fila va en una sola línea: únela con la de arriba, o empiézala con |.'
        : 'Si es un párrafo, deja una línea en blanco antes. Si es una fila, separa sus celdas con |.',
    example: { isCell: false },
    bad: '| Plan | Precio |\n| --- | --- |\n| Básico | $1,000 |\nLos precios no cambian.',
    good: '| Plan | Precio |\n| --- | --- |\n| Básico | $1,000 |\n\nLos precios no cambian.',
  }),
  'unclosed-fence': warning<{ fence: string; isLast: boolean }>({
    message: ({ isLast }) =>
      `Este bloque de código se abre y no se cierra${isLast ? '.' : ': todo lo que sigue sale como código.'}`,
    hint: ({ fence, isLast }) =>
      isLast
        ? 'Borra esta línea: no le sigue ningún código.'
        : `Escribe ${fence} en una línea sola, donde termina el código.`,
    example: { fence: '```', isLast: false },
    bad: '```ts\nconst precio = 1000\n\nUn texto.',
    good: '```ts\nconst precio = 1000\n```\n\nUn texto.',
  }),
  'unknown-language': warning<{ language: string; proposal?: string }>({
    message: ({ language }) =>
      `No conozco el lenguaje ${quoted(language)}; el código sale sin colores.`,
    hint: ({ proposal }) =>
      didYouMean(proposal) ??
      'Algunos que conozco: ts, tsx, js, html, css, json, bash, python, sql, yaml. Para cualquier otro, escribe text.',
    example: { language: 'typescrpt', proposal: 'typescript' },
    bad: '```typescrpt\nconst precio = 1000\n```',
    good: '```typescript\nconst precio = 1000\n```',
  }),
}
