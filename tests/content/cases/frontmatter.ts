import { openFields, withLines } from '../article-lines.ts'
import type { TextCase } from './case.ts'

/** Files whose bytes or YAML are wrong, or look as if they were. */
export const frontmatterCases: readonly TextCase[] = [
  {
    name: 'an empty file',
    text: '',
    finds: ['1:1 file-empty'],
    says: ['El archivo está vacío.'],
  },
  {
    name: 'a file of blank lines',
    text: ' \n\n',
    finds: ['1:1 file-empty'],
    says: ['El archivo está vacío.'],
  },
  {
    name: 'a text without fields',
    text: '# Hola\n\nTexto.\n',
    finds: ['1:1 frontmatter-missing'],
    says: [
      'A este archivo le faltan sus campos.',
      'Empieza el archivo con una línea --- y ciérrala con otra igual.',
    ],
  },
  {
    name: 'a blank line before the fields',
    text: `\n${withLines({})}`,
    finds: ['1:1 frontmatter-opening'],
    says: [
      'Hay espacio antes de la primera línea ---',
      'Borra las líneas vacías y los espacios de arriba.',
    ],
  },
  {
    name: 'a space before the opening line',
    text: ` ${withLines({})}`,
    finds: ['1:1 frontmatter-opening'],
    says: [
      'Hay espacio antes de la primera línea ---',
      'Borra las líneas vacías y los espacios de arriba.',
    ],
  },
  {
    name: 'a space after the opening line',
    text: withLines({}).replace('---\n', '--- \n'),
    finds: ['1:4 frontmatter-opening'],
    says: ['Después de los tres guiones sobran espacios.', 'Bórralos.'],
  },
  {
    name: 'four hyphens as opening line',
    text: withLines({}).replace('---\n', '----\n'),
    finds: ['1:1 frontmatter-opening'],
    says: [
      'La primera línea tiene que ser exactamente ---',
      'Tres guiones seguidos, sin nada antes ni después.',
    ],
  },
  {
    name: 'a dash as opening line',
    text: withLines({}).replace('---\n', '—\n'),
    finds: ['1:1 frontmatter-opening'],
    says: [
      'La primera línea tiene que ser exactamente ---',
      'Tres guiones seguidos, sin nada antes ni después.',
    ],
  },
  {
    name: 'TOML fields',
    text: '+++\ntitle = "a"\n+++\n',
    finds: ['1:1 frontmatter-opening'],
    says: [
      'La primera línea tiene que ser exactamente ---',
      'Tres guiones seguidos, sin nada antes ni después.',
    ],
  },
  {
    name: 'JavaScript fields',
    text: '---js\n{ title: (globalThis.canary = true, "x") }\n---\nTexto.\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'JavaScript fields by their long name',
    text: '---javascript\nmodule.exports = globalThis.canary = true\n---\nTexto.\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'JavaScript fields in upper case',
    text: '--- JS\n(globalThis.canary = true)\n---\nTexto.\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'JSON fields',
    text: '---json\n{ "title": "a" }\n---\nTexto.\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'CoffeeScript fields',
    text: '---coffee\ntitle: globalThis.canary = true\n---\nTexto.\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'a language called like a method of objects',
    text: '---constructor\ntitle: a\n---\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'a language called __proto__',
    text: '---__proto__\ntitle: a\n---\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'a language that would be right',
    text: '---yaml\ntitle: a\n---\n',
    finds: ['1:4 frontmatter-language'],
    says: ['Los campos se escriben solo', 'La primera línea lleva solo tres guiones: ---'],
  },
  {
    name: 'a missing closing line before the text',
    text: `${openFields}\n# Texto\n\nMás texto.\n`,
    finds: ['1:1 frontmatter-unclosed'],
    says: [
      'Los campos se abren con --- y no se cierran.',
      'Escribe otra línea --- antes de la línea 12.',
    ],
  },
  {
    name: 'a file that ends in its first field',
    text: '---\ntitle: Hola',
    finds: ['1:1 frontmatter-unclosed'],
    says: [
      'Los campos se abren con --- y no se cierran.',
      'Escribe otra línea --- después del último campo.',
    ],
  },
  {
    name: 'four hyphens as closing line',
    text: withLines({}).replace('ember\n---', 'ember\n----'),
    finds: ['9:4 frontmatter-closing'],
    says: ['La línea que cierra los', 'Borra lo que sobra en esta línea.'],
  },
  {
    name: 'text on the closing line',
    text: withLines({}).replace('ember\n---', 'ember\n--- fin'),
    finds: ['9:4 frontmatter-closing'],
    says: ['La línea que cierra los', 'Borra lo que sobra en esta línea.'],
  },
  {
    name: 'an indented closing line',
    text: withLines({}).replace('ember\n---', 'ember\n ---'),
    finds: ['9:1 frontmatter-closing'],
    says: ['La línea que cierra los', 'Cambia esta línea por ---'],
  },
  {
    name: 'no fields at all',
    text: '---\n---\n\nTexto.\n',
    finds: ['1:1 frontmatter-empty'],
    says: [
      'El bloque de campos entre',
      'Escribe al menos sus campos obligatorios, p. ej. «title: Mi título».',
    ],
  },
  {
    name: 'a comment instead of fields',
    text: '---\n# nada\n\n---\n\nTexto.\n',
    finds: ['1:1 frontmatter-empty'],
    says: [
      'El bloque de campos entre',
      'Escribe al menos sus campos obligatorios, p. ej. «title: Mi título».',
    ],
  },
  {
    name: 'nothing but an opening line',
    text: '---',
    finds: ['1:1 frontmatter-opening'],
    says: [
      'La primera línea tiene que ser exactamente ---',
      'Tres guiones seguidos, sin nada antes ni después.',
    ],
  },
  {
    name: 'nothing after the opening line',
    text: '---\n',
    finds: ['1:1 frontmatter-unclosed'],
    says: [
      'Los campos se abren con --- y no se cierran.',
      'Escribe otra línea --- después del último campo.',
    ],
  },
  {
    name: 'a colon inside a value',
    text: withLines({ title: 'title: Hola: mundo' }),
    finds: ['2:12 yaml-colon'],
    says: ['El valor de `title` tiene', "title: 'Hola: mundo'"],
  },
  {
    name: 'a colon at the end of a value',
    text: withLines({ description: 'description: Tres cosas:' }),
    finds: ['3:24 yaml-colon'],
    says: ['El valor de `description` tiene', "description: 'Tres cosas:'"],
  },
  {
    name: 'no space after the colon',
    text: withLines({ title: 'title:Hola' }),
    finds: ['2:6 yaml-colon-space'],
    says: ['Después de los dos puntos va un espacio normal.', 'title: Hola'],
  },
  {
    name: 'a no-break space after the colon',
    text: withLines({ title: 'title:\u00a0Hola' }),
    finds: ['2:7 look-alike'],
    says: ['espacio duro (U+00A0)', 'title: Hola'],
  },
  {
    name: 'an equals sign instead of a colon',
    text: withLines({ title: 'title = Hola' }),
    finds: ['2:1 yaml-colon-missing'],
    says: ['Entre el nombre y el', 'title: Hola'],
  },
  {
    name: 'no colon in the first line',
    text: withLines({ title: 'title Hola' }),
    finds: ['2:1 yaml-colon-missing'],
    says: ['A esta línea le faltan', 'title: Hola'],
  },
  {
    name: 'a value that goes on in column one',
    text: withLines({ description: 'description: Una frase\nque sigue aquí.' }),
    finds: ['4:1 yaml-colon-missing'],
    says: [
      'A esta línea le faltan',
      'Si continúa el texto de arriba, empieza la línea con dos espacios.',
    ],
  },
  {
    name: 'an unclosed double quote',
    text: withLines({ title: 'title: "Hola' }),
    finds: ['2:8 yaml-quote-unclosed'],
    says: [
      'Estas comillas se abren y no se cierran.',
      'Ciérralas al final del valor, en la misma línea.',
    ],
  },
  {
    name: 'an unclosed single quote',
    text: withLines({ title: "title: 'Hola" }),
    finds: ['2:8 yaml-quote-unclosed'],
    says: [
      'Estas comillas se abren y no se cierran.',
      'Ciérralas al final del valor, en la misma línea.',
    ],
  },
  {
    name: 'an apostrophe inside single quotes',
    text: withLines({ title: "title: 'L'amour'" }),
    finds: ['2:11 yaml-after-quote'],
    says: [
      'Aquí sobra texto: el valor ya terminó.',
      'Pon todo el valor entre las mismas comillas: "L\'amour"',
    ],
  },
  {
    name: 'text after a quoted value',
    text: withLines({ title: 'title: "Hola" mundo' }),
    finds: ['2:15 yaml-after-quote'],
    says: [
      'Aquí sobra texto: el valor ya terminó.',
      'Pon todo el valor entre las mismas comillas: \'"Hola" mundo\'',
    ],
  },
  {
    name: 'a backslash inside double quotes',
    text: withLines({ title: 'title: "C:\\datos"' }),
    finds: ['2:11 yaml-backslash'],
    says: ['Entre comillas dobles, la diagonal', "Usa comillas sencillas: '…'"],
  },
  {
    name: 'a tab as indentation',
    text: withLines({ keywords: 'keywords:\n\t- uno' }),
    finds: ['5:1 yaml-tab'],
    says: ['Esta línea empieza con un', 'Cámbialo por dos espacios.'],
  },
  {
    name: 'an unclosed list',
    text: withLines({ keywords: 'keywords: [uno, dos' }),
    finds: ['4:11 yaml-bracket-unclosed'],
    says: ['Falta cerrar este corchete: [ … ]', 'Si es texto, ponlo entre comillas.'],
  },
  {
    name: 'a bracket too many',
    text: withLines({ keywords: 'keywords: [uno]]' }),
    finds: ['4:16 yaml-bracket-extra'],
    says: ['Sobra "]".'],
  },
  {
    name: 'a comma too many',
    text: withLines({ keywords: 'keywords: [uno,, dos]' }),
    finds: ['4:16 yaml-comma'],
    says: ['Sobra una coma en esta lista.'],
  },
  {
    name: 'an unclosed brace',
    text: withLines({ title: 'title: {a: 1' }),
    finds: ['2:8 yaml-bracket-unclosed'],
    says: ['Falta cerrar este grupo: { … }', 'Si es texto, ponlo entre comillas.'],
  },
  {
    name: 'double braces in the text',
    text: withLines({ title: 'title: {{ titulo }}' }),
    finds: ['2:9 yaml-complex-key'],
    says: [
      'El nombre de un campo tiene que ser una palabra.',
      'Si querías escribir llaves { }, pon todo el valor entre comillas.',
    ],
  },
  {
    name: 'a value in asterisks',
    text: withLines({ title: 'title: *Hola*' }),
    finds: ['2:8 yaml-alias'],
    says: ['Un valor no puede empezar con *.', "Si es texto, ponlo entre comillas: '*Hola*'"],
  },
  {
    name: 'an anchor and its alias',
    text: withLines({ title: 'title: &t Hola', description: 'description: *t' }),
    finds: ['2:8 yaml-anchor', '3:14 yaml-alias'],
    says: ['Un valor no puede empezar con &.', "Si es texto, ponlo entre comillas: '&t Hola'"],
  },
  {
    name: 'a value that starts with an ampersand',
    text: withLines({ title: 'title: &hola mundo' }),
    finds: ['2:8 yaml-anchor'],
    says: ['Un valor no puede empezar con &.', "Si es texto, ponlo entre comillas: '&hola mundo'"],
  },
  {
    name: 'a tag that makes functions',
    text: withLines({ title: 'title: !!js/function "function () { globalThis.canary = true }"' }),
    finds: ['2:8 yaml-tag'],
    says: ['Un valor no puede empezar'],
  },
  {
    name: 'a tag that makes undefined',
    text: withLines({ title: 'title: !!js/undefined ""' }),
    finds: ['2:8 yaml-tag'],
    says: ['Un valor no puede empezar', 'Si es texto, ponlo entre comillas: \'!!js/undefined ""\''],
  },
  {
    name: 'a harmless tag',
    text: withLines({ title: 'title: !!str 2025' }),
    finds: ['2:8 yaml-tag'],
    says: ['Un valor no puede empezar', "Si es texto, ponlo entre comillas: '!!str 2025'"],
  },
  {
    name: 'a tag that runs commands in Python',
    text: withLines({ title: 'title: !!python/object/apply:os.system ["id"]' }),
    finds: ['2:8 yaml-tag'],
    says: [
      'Un valor no puede empezar',
      'Si es texto, ponlo entre comillas: \'!!python/object/apply:os.system ["id"]\'',
    ],
  },
  {
    name: 'an exclamation mark and a space',
    text: withLines({ title: 'title: ! Hola' }),
    finds: ['2:8 yaml-tag'],
    says: ['Un valor no puede empezar', "Si es texto, ponlo entre comillas: '! Hola'"],
  },
  {
    name: 'a value that starts with an exclamation mark',
    text: withLines({ title: 'title: !Hola mundo' }),
    finds: ['2:8 yaml-tag'],
    says: ['Un valor no puede empezar', "Si es texto, ponlo entre comillas: '!Hola mundo'"],
  },
  {
    name: 'a value that starts with an at sign',
    text: withLines({ title: 'title: @lumbre' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con @ va entre comillas.', "'@lumbre'"],
  },
  {
    name: 'a value in backticks',
    text: withLines({ title: 'title: `código`' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con ` va entre comillas.', "'`código`'"],
  },
  {
    name: 'a value that starts with a percent sign',
    text: withLines({ title: 'title: %descuento' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con % va entre comillas.', "'%descuento'"],
  },
  {
    name: 'a YAML directive',
    text: withLines({ title: '%YAML 1.1' }),
    finds: ['2:1 yaml-needs-quotes'],
    says: ['Un valor que empieza con % va entre comillas.', "'%YAML 1.1'"],
  },
  {
    name: 'text behind a pipe',
    text: withLines({ title: 'title: | Hola' }),
    finds: ['2:10 yaml-block-text'],
    says: ['Después de | o >', "O ponlo entre comillas: '| Hola'"],
  },
  {
    name: 'text behind a greater-than sign',
    text: withLines({ title: 'title: > Hola' }),
    finds: ['2:10 yaml-block-text'],
    says: ['Después de | o >', "O ponlo entre comillas: '> Hola'"],
  },
  {
    name: 'a dash in front of a value',
    text: withLines({ title: 'title: - Hola' }),
    finds: ['2:8 yaml-list'],
    says: ['Una lista empieza en la', "Si es texto, ponlo entre comillas: '- Hola'"],
  },
  {
    name: 'a question mark in front of a value',
    text: withLines({ title: 'title: ? Hola' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con ? va entre comillas.', "'? Hola'"],
  },
  {
    name: 'a list without spaces after its dashes',
    text: withLines({ keywords: 'keywords:\n  -uno\n  -dos' }),
    finds: ['5:3 wrong-type'],
    says: [
      '`keywords` espera una lista, y dice "-uno -dos".',
      'Después de cada guion va un espacio: «- elemento».',
    ],
  },
  {
    name: 'a list with a crooked item',
    text: withLines({ keywords: 'keywords:\n  - uno\n dos' }),
    finds: ['6:2 yaml-indent'],
    says: ['La sangría de esta línea', 'Si es otro elemento de la lista, lleva su guion: «- dos»'],
  },
  {
    name: 'an indented field',
    text: withLines({ description: ' description: Una frase.' }),
    finds: ['3:2 yaml-indent'],
    says: ['La sangría de esta línea', 'Quítale 1 espacio al principio.'],
  },
  {
    name: 'a field that hangs below a value',
    text: withLines({ end: 'readingTime: 1\n  featured: true' }),
    finds: ['10:3 yaml-indent'],
    says: ['La sangría de esta línea', 'Quítale 2 espacios al principio.'],
  },
  {
    name: 'a list instead of fields',
    text: '---\n- title: Hola\n- date: 2025-01-15\n---\n\nTexto.\n',
    finds: ['2:1 frontmatter-not-a-mapping'],
    says: ['Aquí van campos con su', 'Por ejemplo: «title: Mi título».'],
  },
  {
    name: 'a sentence instead of fields',
    text: '---\nHola mundo\n---\n\nTexto.\n',
    finds: ['2:1 yaml-colon-missing'],
    says: ['A esta línea le faltan', 'como «title: Hola»'],
  },
  {
    name: 'a number instead of fields',
    text: '---\n42\n---\n\nTexto.\n',
    finds: ['2:1 yaml-colon-missing'],
    says: [
      'A esta línea le faltan',
      'Si continúa el texto de arriba, empieza la línea con dos espacios.',
    ],
  },
  {
    name: 'nothing instead of fields',
    text: '---\n~\n---\n\nTexto.\n',
    finds: ['2:1 yaml-colon-missing'],
    says: [
      'A esta línea le faltan',
      'Si continúa el texto de arriba, empieza la línea con dos espacios.',
    ],
  },
  {
    name: 'a field twice',
    text: withLines({ end: 'title: Otra vez' }),
    finds: ['9:1 duplicate-key'],
    says: ['`title` está dos veces; ya aparece en la línea 2.', 'Deja solo una.'],
  },
  {
    name: 'a field twice inside a list',
    text: withLines({ end: 'aliases: [{a: 1, a: 2}]' }),
    finds: ['9:18 duplicate-key'],
    says: ['`a` está dos veces; ya aparece en la línea 9.', 'Deja solo una.'],
  },
  {
    name: 'a field called __proto__',
    text: withLines({ end: '__proto__: {polluted: true}' }),
    finds: ['9:1 forbidden-key'],
    says: ['`__proto__` no puede ser un campo.', 'Bórralo.'],
  },
  {
    name: 'a field called constructor',
    text: withLines({ end: 'constructor: {prototype: {polluted: true}}' }),
    finds: ['9:1 unknown-field'],
    says: ['El campo `constructor` no existe.'],
  },
  {
    name: 'a merge key',
    text: withLines({ end: '<<: {title: a}' }),
    finds: ['9:1 yaml-merge'],
    says: ['Aquí no se combinan campos con <<.', 'Escribe los campos.'],
  },
  {
    name: 'a list as name of a field',
    text: withLines({ end: '? [a, b]\n: c' }),
    finds: ['9:3 yaml-complex-key'],
    says: ['El nombre de un campo tiene que ser una palabra.'],
  },
  {
    name: 'a second YAML document',
    text: withLines({ tone: 'tone: ember\n...\ntitle: b' }),
    finds: ['10:1 yaml-documents'],
    says: [
      'Aquí empieza un segundo bloque,',
      'Borra la línea de tres puntos (...) o guiones (---) con la que empieza.',
    ],
  },
  {
    name: 'an alias bomb',
    text: withLines({
      end: 'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]\ng: [*f,*f,*f,*f,*f,*f,*f,*f,*f]',
    }),
    finds: ['9:4 yaml-anchor', '10:4 yaml-anchor', '…'],
    says: [
      'Un valor no puede empezar con &.',
      "Si es texto, ponlo entre comillas: '&a [x,x,x,x,x,x,x,x,x]'",
    ],
  },
  {
    name: 'an alias of itself',
    text: withLines({ end: 'a: &a [*a]' }),
    finds: ['9:4 yaml-anchor', '9:8 yaml-alias'],
    says: ['Un valor no puede empezar con &.', "Si es texto, ponlo entre comillas: '&a [*a]'"],
  },
  {
    name: 'twenty thousand open brackets',
    text: withLines({ end: `a: ${'['.repeat(20000)}` }),
    finds: ['9:4 too-deep'],
    says: [
      'Hay demasiados niveles uno dentro de otro.',
      'Revisa si sobran corchetes, llaves o guiones.',
    ],
  },
  {
    name: 'five thousand nested lists',
    text: withLines({ end: `a: ${'['.repeat(5000)}${']'.repeat(5000)}` }),
    finds: ['9:4 too-deep'],
    says: [
      'Hay demasiados niveles uno dentro de otro.',
      'Revisa si sobran corchetes, llaves o guiones.',
    ],
  },
  {
    name: 'forty levels of fields',
    text: withLines({ end: Array.from({ length: 40 }, (_, i) => `${' '.repeat(i)}a:`).join('\n') }),
    finds: ['22:14 too-deep'],
    says: ['Hay más de 12 niveles uno dentro de otro.'],
  },
  {
    name: 'twenty thousand dashes',
    text: withLines({ end: `a:\n${'- '.repeat(20000)}x` }),
    finds: ['10:1 too-deep'],
    says: [
      'Hay demasiados niveles uno dentro de otro.',
      'Revisa si sobran corchetes, llaves o guiones.',
    ],
  },
  {
    name: 'two thousand unknown fields',
    text: withLines({ end: Array.from({ length: 1900 }, (_, i) => `k${i}: 1`).join('\n') }),
    finds: ['9:1 unknown-field', '10:1 unknown-field', '…'],
    says: ['El campo `k0` no existe.'],
  },
  {
    name: 'three thousand lines of fields',
    text: withLines({ end: Array.from({ length: 3000 }, (_, i) => `k${i}: 1`).join('\n') }),
    finds: ['1:1 frontmatter-too-large'],
    says: [
      'El bloque de campos es',
      'Los textos largos van abajo, después de la segunda línea ---.',
    ],
  },
  {
    name: 'nine thousand items',
    text: withLines({ end: `a: [${'1,'.repeat(9000)}1]` }),
    finds: ['9:7985 too-many-values'],
    says: ['Hay más de 4000 valores en este bloque.'],
  },
  {
    name: 'a title of 70 kB',
    text: withLines({ title: `title: ${'a'.repeat(70000)}` }),
    finds: ['1:1 frontmatter-too-large'],
    says: [
      'El bloque de campos es',
      'Los textos largos van abajo, después de la segunda línea ---.',
    ],
  },
  {
    name: 'a name of 1,500 characters',
    text: withLines({ end: `${'k'.repeat(1500)}: 1` }),
    finds: ['9:1 yaml-key'],
    says: ['El nombre de este campo es larguísimo.'],
  },
  {
    name: 'sixty thousand blank lines among the fields',
    text: withLines({ end: '\n'.repeat(60000) }),
    finds: ['1:1 frontmatter-too-large'],
    says: [
      'El bloque de campos es',
      'Los textos largos van abajo, después de la segunda línea ---.',
    ],
  },
  {
    name: 'a comment of sixty thousand spaces',
    text: withLines({ end: `#${' '.repeat(60000)}` }),
    finds: [],
  },
  {
    name: 'a number sign that would cut a value',
    text: withLines({ title: 'title: Los #1 de México' }),
    finds: ['2:12 yaml-comment'],
    says: ['Lo que sigue a #'],
  },
  {
    name: 'a zero-width space',
    text: withLines({ title: 'title: Ho\u200bla' }),
    finds: ['2:10 invisible-character'],
    says: ['Aquí hay un carácter invisible (U+200B).'],
  },
  {
    name: 'a mark that turns the text around',
    text: withLines({ title: 'title: Hola \u202eodnum' }),
    finds: ['2:13 invisible-character'],
    says: ['Aquí hay un carácter invisible (U+202E).'],
  },
  {
    name: 'a control character',
    text: withLines({ title: 'title: Ho\u0007la' }),
    finds: ['2:10 invisible-character'],
    says: ['Aquí hay un carácter invisible (U+0007).'],
  },
  {
    name: 'a NUL byte',
    text: withLines({ title: 'title: Ho\0la' }),
    finds: ['2:10 nul-byte'],
    says: ['Este archivo no es texto,', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'UTF-16, little end first',
    text: new Uint8Array([0xff, 0xfe, ...Buffer.from(withLines({}), 'utf16le')]),
    finds: ['1:1 encoding'],
    says: ['El archivo está guardado en UTF-16.', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'UTF-16, big end first',
    text: new Uint8Array([0xfe, 0xff, ...Buffer.from(withLines({}), 'utf16le').swap16()]),
    finds: ['1:1 encoding'],
    says: ['El archivo está guardado en UTF-16.', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'UTF-16 without its mark',
    text: new Uint8Array(Buffer.from(withLines({}), 'utf16le')),
    finds: ['1:2 nul-byte'],
    says: ['Este archivo no es texto,', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'UTF-32',
    text: new Uint8Array([0xff, 0xfe, 0, 0, 0x2d, 0, 0, 0]),
    finds: ['1:1 encoding'],
    says: ['El archivo está guardado en UTF-32.', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'Latin-1',
    text: new Uint8Array(Buffer.from(withLines({ title: 'title: Qué día' }), 'latin1')),
    finds: ['2:10 invalid-utf8'],
    says: ['Este carácter no se puede leer: el archivo no está guardado en UTF-8.'],
  },
  {
    name: 'an overlong UTF-8 sequence',
    text: new Uint8Array([...Buffer.from('---\ntitle: a'), 0xc0, 0xaf, ...Buffer.from('\n---\n')]),
    finds: ['2:9 invalid-utf8'],
    says: ['Este carácter no se puede leer: el archivo no está guardado en UTF-8.'],
  },
  {
    name: 'a character cut in half at the end',
    text: new Uint8Array([...Buffer.from(withLines({}, 'Termina en ')).subarray(0, -1), 0xc3]),
    finds: ['11:12 invalid-utf8'],
    says: ['Este carácter no se puede leer: el archivo no está guardado en UTF-8.'],
  },
  {
    name: 'half a surrogate pair in UTF-8',
    text: new Uint8Array([
      ...Buffer.from('---\ntitle: '),
      0xed,
      0xa0,
      0x80,
      ...Buffer.from('\n---\n'),
    ]),
    finds: ['2:8 invalid-utf8'],
    says: ['Este carácter no se puede leer: el archivo no está guardado en UTF-8.'],
  },
  {
    name: 'two byte order marks',
    text: `\ufeff\ufeff${withLines({})}`,
    finds: [],
  },
  {
    name: 'a file of 5 MB',
    text: withLines({}, 'palabra '.repeat(700_000)),
    finds: ['1:1 file-too-large'],
    says: [
      'El archivo pesa 5.3 MB; el máximo es 1 MB.',
      'Divide el texto, y pon las imágenes como archivos en content/images.',
    ],
  },
  {
    name: 'random bytes',
    text: new Uint8Array(Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) % 256)),
    finds: ['2:57 nul-byte'],
    says: ['Este archivo no es texto,', 'Vuelve a guardarlo con codificación UTF-8.'],
  },
  {
    name: 'a byte order mark',
    text: `\ufeff${withLines({})}`,
    finds: [],
  },
  {
    name: 'Windows line ends',
    text: withLines({}).replaceAll('\n', '\r\n'),
    finds: [],
  },
  {
    name: 'line ends of old Macs',
    text: withLines({}).replaceAll('\n', '\r'),
    finds: [],
  },
  {
    name: 'mixed line ends',
    text: withLines({}).replaceAll('Hola\n', 'Hola\r\n'),
    finds: [],
  },
  {
    name: 'no line end at the end',
    text: withLines({}).trimEnd(),
    finds: [],
  },
  {
    name: 'spaces after the closing line',
    text: withLines({}).replace('ember\n---', 'ember\n---  '),
    finds: [],
  },
  {
    name: 'rules inside the text',
    text: withLines({}, 'a\n\n---\n\nb'),
    finds: [],
  },
  {
    name: 'a quoted value with every sign',
    text: withLines({ title: `title: 'Hola: "mundo" # 1 & *2*'` }),
    finds: [],
  },
  {
    name: 'a folded value with a colon',
    text: withLines({ description: 'description: >-\n  Una frase\n  que sigue: así.' }),
    finds: [],
  },
  {
    name: 'emoji, accents and Japanese',
    text: withLines({ title: 'title: Hola 👩‍💻 ñandú 日本' }),
    finds: [],
  },
  {
    name: 'decomposed accents in a value',
    text: withLines({ title: `title: ${'Qué'.normalize('NFD')}` }),
    finds: [],
  },
  {
    name: 'a comment of its own',
    text: withLines({ end: '# un comentario' }),
    finds: [],
  },
  {
    name: 'fields written like JSON',
    text: `---\n{"title": "a", "description": "Una frase.", "keywords": ["c"], "date": "2025-01-15", "author": "uno", "category": "uno", "tone": "ember"}\n---\n\nTexto.\n`,
    finds: [],
  },
  {
    name: 'a tab after the colon',
    text: withLines({ title: 'title:\tHola' }),
    finds: [],
  },
  {
    name: 'an end-of-document line',
    text: withLines({ end: '...' }),
    finds: [],
  },
  {
    name: 'a second block of fields after the first',
    text: withLines({}, '---\ntitle: Hola\nkeywords:\n  - uno\n---\n\nTexto.'),
    finds: ['11:1 frontmatter-twice'],
    says: [
      'Aquí hay un segundo bloque de campos.',
      'Deja solo el primero: pásale los campos que le falten y borra este.',
    ],
  },
  {
    name: 'a second block of fields without a blank line',
    text: withLines({}).replace('ember\n---\n', 'ember\n---\n---\ntitle: Hola\n---\n'),
    finds: ['10:1 frontmatter-twice'],
    says: [
      'Aquí hay un segundo bloque de campos.',
      'Deja solo el primero: pásale los campos que le falten y borra este.',
    ],
  },
  {
    name: 'a sentence with a colon between two rules',
    text: withLines({}, '---\n\nNota: un texto.\n\n---\n\nTexto.'),
    finds: [],
  },
  {
    name: 'a conflict of Git in the fields',
    text: withLines({ title: '<<<<<<< HEAD\ntitle: Hola\n=======\ntitle: Adiós\n>>>>>>> rama' }),
    finds: ['2:1 git-conflict'],
    says: [
      'Quedó una marca de conflicto de Git.',
      'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    ],
  },
  {
    name: 'a conflict of Git in the text',
    text: withLines({}, 'Uno\n<<<<<<< HEAD\nDos\n=======\nTres\n>>>>>>> rama\n'),
    finds: ['12:1 git-conflict'],
    says: [
      'Quedó una marca de conflicto de Git.',
      'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    ],
  },
  {
    name: 'the last line of a conflict of Git',
    text: withLines({}, 'Uno\n>>>>>>> rama\n'),
    finds: ['12:1 git-conflict'],
    says: [
      'Quedó una marca de conflicto de Git.',
      'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    ],
  },
  {
    name: 'the divider of a conflict of Git before its last line',
    text: withLines({}, 'Uno\n=======\nDos\n>>>>>>> rama\n'),
    finds: ['12:1 git-conflict'],
    says: [
      'Quedó una marca de conflicto de Git.',
      'Elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.',
    ],
  },
  {
    name: 'a heading with seven equals signs below',
    text: withLines({}, 'Uno\n\nDos\n=======\n'),
    finds: ['13:1 heading-level-one'],
  },
  {
    name: 'a conflict of Git shown as code',
    text: withLines({}, '```text\n<<<<<<< HEAD\n=======\n>>>>>>> rama\n```\n'),
    finds: [],
  },
  {
    name: 'a list with asterisks',
    text: withLines({ keywords: 'keywords:\n  * pago\n  * tienda' }),
    finds: ['5:3 yaml-list'],
    says: [
      'Los elementos de una lista empiezan con un guion, no con un asterisco.',
      'Escribe «- pago»',
    ],
  },
  {
    name: 'a list with bullets',
    text: withLines({ keywords: 'keywords:\n  • pago\n  • tienda' }),
    finds: ['5:3 wrong-type'],
    says: [
      '`keywords` espera una lista, y dice "• pago • tienda".',
      'Cada elemento empieza con un guion y un espacio: «- pago».',
    ],
  },
  {
    name: 'a number sign in a list of brackets',
    text: withLines({ keywords: 'keywords: [#pago]' }),
    finds: ['4:12 yaml-comment'],
    says: ['Lo que sigue a # se lee como comentario y se pierde.', "Escribe «keywords: ['#pago']»"],
  },
  {
    name: 'a number sign in front of an item',
    text: withLines({ keywords: 'keywords:\n  - #pago' }),
    finds: ['5:5 yaml-comment'],
    says: [
      'Lo que sigue a # se lee como comentario y se pierde.',
      "Pon el valor entre comillas: '#pago'. Si es un comentario, deja un espacio después de #.",
    ],
  },
  {
    name: 'a number sign in front of a value',
    text: withLines({ title: 'title: #1 en pagos' }),
    finds: ['2:8 yaml-comment'],
    says: [
      'Lo que sigue a # se lee como comentario y se pierde.',
      "Pon el valor entre comillas: '#1 en pagos'. Si es un comentario, deja un espacio después de #.",
    ],
  },
  {
    name: 'a comma after a quoted value',
    text: withLines({ title: 'title: "Cómo elegir",' }),
    finds: ['2:21 yaml-comma'],
    says: ['Sobra la coma del final.', 'Escribe «title: "Cómo elegir"»'],
  },
  {
    name: 'a field as in JSON',
    text: withLines({ title: '"title": "Hola",' }),
    finds: ['2:16 yaml-comma'],
    says: ['Sobra la coma del final.', 'Escribe «title: "Hola"»'],
  },
  {
    name: 'a value with bold text in front',
    text: withLines({ title: 'title: **Cómo elegir**' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con * va entre comillas.', "'**Cómo elegir**'"],
  },
  {
    name: 'a value with one word in asterisks',
    text: withLines({ title: 'title: *Importante* cobrar' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con * va entre comillas.', "'*Importante* cobrar'"],
  },
  {
    name: 'a value with two exclamation marks',
    text: withLines({ title: 'title: !Hola! mundo' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con ! va entre comillas.', "'!Hola! mundo'"],
  },
  {
    name: 'text after brackets',
    text: withLines({ title: 'title: [Guía] Cobrar' }),
    finds: ['2:8 yaml-needs-quotes'],
    says: ['Un valor que empieza con [ va entre comillas.', "'[Guía] Cobrar'"],
  },
  {
    name: 'no comma between fields in braces',
    text: withLines({ end: 'image: { currency: MXN minimum: 370 }' }),
    finds: ['9:23 yaml-comma-missing'],
    says: [
      'Aquí falta una coma entre dos campos.',
      'Escribe «image: { currency: MXN, minimum: 370 }»',
    ],
  },
  {
    name: 'a semicolon between fields in braces',
    text: withLines({ end: 'image: { currency: MXN; minimum: 370 }' }),
    finds: ['9:23 yaml-comma-missing'],
    says: [
      'Entre los campos de { } van comas, no punto y coma.',
      'Escribe «image: { currency: MXN, minimum: 370 }»',
    ],
  },
  {
    name: 'no space after the colon in braces',
    text: withLines({ end: 'image: {currency:MXN}' }),
    finds: ['9:17 yaml-colon-space'],
    says: ['Después de los dos puntos va un espacio.', 'Escribe «currency: MXN»'],
  },
  {
    name: 'no-break spaces as indentation',
    text: withLines({ keywords: 'keywords:\n\u00a0\u00a0- pago' }),
    finds: ['5:1 yaml-space'],
    says: [
      'Esta línea empieza con espacios que no son normales; vienen de copiar y pegar.',
      'Bórralos y vuelve a escribirlos con la barra espaciadora.',
    ],
  },
  {
    name: 'a list with a dash too far right',
    text: withLines({ keywords: 'keywords:\n  - uno\n   - dos' }),
    finds: ['6:4 yaml-indent'],
    says: [
      'La sangría de esta línea no coincide con la de sus vecinas.',
      'Quítale 1 espacio al principio.',
    ],
  },
  {
    name: 'a list with a dash too far left',
    text: withLines({ keywords: 'keywords:\n  - uno\n - dos' }),
    finds: ['6:2 yaml-indent'],
    says: [
      'La sangría de esta línea no coincide con la de sus vecinas.',
      'Agrégale 1 espacio al principio.',
    ],
  },
  {
    name: 'a colon in the second line of a value',
    text: withLines({ description: 'description: Una frase\n  que sigue: así' }),
    finds: ['4:12 yaml-colon'],
    says: [
      'El valor de `description` tiene dos puntos, así que va entre comillas.',
      "description: 'Una frase que sigue: así'",
    ],
  },
  {
    name: 'a comment as in HTML',
    text: withLines({ title: '<!-- nota -->\ntitle: Hola' }),
    finds: ['2:1 yaml-comment-sign'],
    says: ['Entre los campos, un comentario empieza con # y un espacio.', 'Escribe «# nota»'],
  },
  {
    name: 'a comment as in HTML, with a colon',
    text: withLines({ description: 'description: Hola\n<!-- nota: uno -->' }),
    finds: ['4:1 yaml-comment-sign'],
    says: ['Entre los campos, un comentario empieza con # y un espacio.', 'Escribe «# nota: uno»'],
  },
  {
    name: 'a comment as in JavaScript',
    text: withLines({ description: 'description: Hola\n// nota' }),
    finds: ['4:1 yaml-comment-sign'],
    says: ['Entre los campos, un comentario empieza con # y un espacio.', 'Escribe «# nota»'],
  },
  {
    name: 'a tab before a field',
    text: withLines({ title: '\ttitle: Hola' }),
    finds: ['2:1 yaml-tab'],
    says: [
      'Esta línea empieza con un tabulador; la sangría se hace con espacios.',
      'Bórralo: este campo empieza en la primera columna.',
    ],
  },
  {
    name: 'two tabs as indentation',
    text: withLines({ keywords: 'keywords:\n\t\t- uno' }),
    finds: ['5:1 yaml-tab'],
    says: [
      'Esta línea empieza con tabuladores; la sangría se hace con espacios.',
      'Cambia cada tabulador por dos espacios.',
    ],
  },
  {
    name: 'an indented first field',
    text: withLines({ title: ' title: Hola' }),
    finds: ['2:2 yaml-indent'],
    says: [
      'La sangría de esta línea no coincide con la de sus vecinas.',
      'Quítale 1 espacio al principio.',
    ],
  },
  {
    name: 'curly quotes around a colon',
    text: withLines({ title: 'title: “Precio: cómo decidirlo”' }),
    finds: ['2:8 yaml-quotes'],
    says: [
      'Estas comillas son tipográficas, y aquí van las rectas.',
      'Escribe «title: "Precio: cómo decidirlo"»',
    ],
  },
  {
    name: 'angular quotes around a colon',
    text: withLines({ title: 'title: «Precio: cómo decidirlo»' }),
    finds: ['2:8 yaml-quotes'],
    says: [
      'Estas comillas son tipográficas, y aquí van las rectas.',
      'Escribe «title: "Precio: cómo decidirlo"»',
    ],
  },
  {
    name: 'curly quotes without a colon',
    text: withLines({ title: 'title: “Precio justo”' }),
    finds: [],
  },
  {
    name: 'two hyphens as closing line',
    text: withLines({}).replace('ember\n---\n', 'ember\n--\n'),
    finds: ['9:1 frontmatter-closing'],
    says: [
      'La línea que cierra los campos lleva solo tres guiones: ---',
      'Cambia esta línea por ---',
    ],
  },
  {
    name: 'two hyphens as closing line, and a rule in the text',
    text: withLines({}, 'a\n\n---\n\nb').replace('ember\n---\n', 'ember\n--\n'),
    finds: ['9:1 frontmatter-closing'],
    says: [
      'La línea que cierra los campos lleva solo tres guiones: ---',
      'Cambia esta línea por ---',
    ],
  },
  {
    name: 'a dash as closing line',
    text: withLines({}).replace('ember\n---\n', 'ember\n—\n'),
    finds: ['9:1 frontmatter-closing'],
    says: [
      'La línea que cierra los campos lleva solo tres guiones: ---',
      'Cambia esta línea por ---',
    ],
  },
  {
    name: 'three points as closing line',
    text: withLines({}).replace('ember\n---\n', 'ember\n...\n'),
    finds: ['9:1 frontmatter-closing'],
    says: [
      'La línea que cierra los campos lleva solo tres guiones: ---',
      'Cambia esta línea por ---',
    ],
  },
  {
    name: 'no opening line',
    text: withLines({}).replace('---\n', ''),
    finds: ['1:1 frontmatter-missing'],
    says: [
      'Falta la línea --- antes de los campos.',
      'La primera línea del archivo lleva solo tres guiones: ---',
    ],
  },
]
