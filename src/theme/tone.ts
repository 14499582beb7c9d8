/** Ground of a block: redefines the colour tokens for all that stands on it. */
export type Tone = 'ember' | 'night' | 'maize'
