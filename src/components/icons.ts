// Icons of the interface (Phosphor 2.1, MIT), each as the path that it is in a box of 256 × 256, and
// each a file of its own: a page fetches those that it shows.
// Icons that content names are read when the data of a page is made: src/pages/icon-path.ts.
export { arrowLeft } from './icons/arrow-left.ts'
export { arrowRight } from './icons/arrow-right.ts'
export { arrowUp } from './icons/arrow-up.ts'
export { arrowUpRight } from './icons/arrow-up-right.ts'
export { caretDown } from './icons/caret-down.ts'
export { check } from './icons/check.ts'
export { clock } from './icons/clock.ts'
export { close } from './icons/close.ts'
export { envelope } from './icons/envelope.ts'
export { github } from './icons/github.ts'
export { pause } from './icons/pause.ts'
export { play } from './icons/play.ts'
export { plus } from './icons/plus.ts'
export { telegram } from './icons/telegram.ts'
export { warning } from './icons/warning.ts'
export { whatsapp } from './icons/whatsapp.ts'
