/** What a layer of a pictogram is painted with; the tone of its ground decides the colours. */
type Paint = 'ink' | 'ember' | 'ground' | 'paper' | 'red' | 'flame' | 'gold'

/** A bold drawing in flat layers, bottom first; their cuts are holes by the even-odd rule. */
export type PictogramDrawing = {
  width: number
  height: number
  layers: readonly { paint: Paint; d: string }[]
}

/** Drawings for service tiles without a fire, by the name of the icon that they replace. */
export const servicePictograms: Readonly<Record<string, PictogramDrawing>> = {
  'shopping-bag': {
    width: 112,
    height: 84,
    layers: [
      {
        paint: 'ink',
        d: 'M21 29v-8a17 17 0 0 1 34 0v8h-5v-8a12 12 0 0 0-24 0v8zM6 29h64v53h-64zM18 73q-6-16.5 0-33q6 16.5 0 33M28 70q-6-12 0-24q6 12 0 24M38 73q-6-16.5 0-33q6 16.5 0 33M48 70q-6-12 0-24q6 12 0 24M58 73q-6-16.5 0-33q6 16.5 0 33',
      },
      { paint: 'ember', d: 'M82 82q-13-16.4 0-41q13 24.6 0 41M95 82q-11-10.8 0-27q11 16.2 0 27' },
    ],
  },
  stack: {
    width: 112,
    height: 84,
    layers: [
      { paint: 'ink', d: 'M4 66q52-36 104 0q-52 36-104 0M30 66q26-7 52 0q-26 7-52 0' },
      { paint: 'ink', d: 'M4 42q52-36 104 0q-52 36-104 0M30 42q26-7 52 0q-26 7-52 0' },
      { paint: 'ember', d: 'M4 18q52-36 104 0q-52 36-104 0M30 18q26-7 52 0q-26 7-52 0' },
    ],
  },
  'chats-circle': {
    width: 112,
    height: 84,
    layers: [
      {
        paint: 'ink',
        d: 'M4 6h86v54H37L19 78V60H4zM26 50q-10-9.6 0-24q10 14.4 0 24M47 50q-11-13.6 0-34q11 20.4 0 34M68 50q-10-8.4 0-21q10 12.6 0 21',
      },
      { paint: 'ember', d: 'M100 84q-16-17.6 0-44q16 26.4 0 44' },
    ],
  },
  'puzzle-piece': {
    width: 112,
    height: 84,
    layers: [
      {
        paint: 'ink',
        d: 'M2 18h42v48h-42zM68 18h42v48h-42zM12 60q-8-18 0-36q8 18 0 36M24 60q-8-18 0-36q8 18 0 36M88 60q-8-18 0-36q8 18 0 36M100 60q-8-18 0-36q8 18 0 36',
      },
      {
        paint: 'ember',
        d: 'M32 29q24-11 48 0q-24 11-48 0M32 42q24-11 48 0q-24 11-48 0M32 55q24-11 48 0q-24 11-48 0',
      },
    ],
  },
  'chart-bar': {
    width: 264,
    height: 142,
    layers: [
      {
        paint: 'ink',
        d: 'M16 140q-26-15 0-34q26 19 0 34M16 135q-8-8.4 0-19q8 10.6 0 19M48 140q-26-23.8 0-54q26 30.2 0 54M48 132q-8-13.6 0-31q8 17.4 0 31M80 140q-26-19.8 0-45q26 25.2 0 45M80 134q-8-11.4 0-26q8 14.6 0 26M112 140q-26-31.2 0-71q26 39.8 0 71M112 130q-8-18 0-41q8 23 0 41M144 140q-26-27.7 0-63q26 35.3 0 63M144 131q-8-15.8 0-36q8 20.2 0 36M176 140q-26-39.2 0-89q26 49.8 0 89M176 128q-8-22.9 0-52q8 29.1 0 52M208 140q-26-35.2 0-80q26 44.8 0 80M208 129q-8-20.7 0-47q8 26.3 0 47',
      },
      {
        paint: 'ember',
        d: 'M246 140q-26-61.6 0-140q26 78.4 0 140M246 120q-10-35.6 0-81q10 45.4 0 81',
      },
    ],
  },
}

/** Drawings for the matchboxes of the AI apps, by the name of the icon that they replace. */
export const appPictograms: Readonly<Record<string, PictogramDrawing>> = {
  'note-pencil': {
    width: 200,
    height: 160,
    layers: [
      {
        paint: 'ink',
        d: 'M14 6h118v154h-118zM28 30q44-9 88 0q-44 9-88 0M28 48q32-9 64 0q-32 9-64 0M28 66q44-9 88 0q-44 9-88 0M28 84q32-9 64 0q-32 9-64 0M28 102q44-9 88 0q-44 9-88 0M28 120q32-9 64 0q-32 9-64 0M28 138q44-9 88 0q-44 9-88 0',
      },
      { paint: 'ink', d: 'M105,112L143,132L101,161z' },
      { paint: 'red', d: 'M172,0L200,15L139,129L111,114z' },
      { paint: 'ground', d: 'M111,118L136,132L118,146L108,141z' },
    ],
  },
  code: {
    width: 226,
    height: 170,
    layers: [
      {
        paint: 'ink',
        d: 'M2,90L62,24L79,39L36,90L79,141L62,156zM224,90L164,24L147,39L190,90L147,141L164,156z',
      },
      { paint: 'flame', d: 'M113 170q-46-74.8 0-170q46 95.2 0 170' },
      { paint: 'ground', d: 'M113 156q-16-35.2 0-88q16 52.8 0 88' },
    ],
  },
  palette: {
    width: 184,
    height: 150,
    layers: [
      { paint: 'ink', d: 'M2 80a68 68 0 1 1 136 0a68 68 0 1 1-136 0' },
      { paint: 'ember', d: 'M80 2h104v104h-104z' },
      { paint: 'paper', d: 'M80 13a68 68 0 0 1 52.5 93H80z' },
      {
        paint: 'ink',
        d: 'M88 100q-3-50 3-70q2 50-3 70M96 100q-3-46 3-65q2 46-3 65M104 100q-3-42 3-58q2 42-3 58M112 100q-3-38 3-52q2 38-3 52M120 100q-3-34 3-44q2 34-3 44M128 100q-3-30 3-30q2 30-3 30',
      },
    ],
  },
  'chart-bar': {
    width: 229,
    height: 172,
    layers: [
      {
        paint: 'ink',
        d: 'M22 172q-38-27.7 0-66q38 38.3 0 66M68 172q-38-46.2 0-110q38 63.8 0 110M114 172q-38-34.4 0-82q38 47.6 0 82M160 172q-38-59.6 0-142q38 82.4 0 142',
      },
      { paint: 'gold', d: 'M207 172q-38-71.4 0-170q38 98.6 0 170' },
    ],
  },
}
