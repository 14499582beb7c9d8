import { subjectDrawings } from '../../art/cover-subjects.ts'
import { drawFire } from '../../art/fire.ts'
import { markOfFiveShape } from '../../art/marks.ts'
import type { ShareCard } from '../../pages/share-image.server.ts'
import { day, type FireStops, fireOffsets, type Palette, tones } from '../../theme/palette.ts'
import { breakTitle } from './break-title.ts'
import type { Lettering } from './lettering.ts'

const grounds: Readonly<Record<ShareCard['ground'], Palette>> = {
  paper: day,
  ember: tones.ember.light,
  night: tones.night.light,
  maize: tones.maize.light,
}

const margin = 64

/** The space for the title, left of the fire's main tongue or of the subject. */
const room = {
  width: 680,
  height: 330,
  lineHeight: 0.9,
  sizes: [128, 116, 104, 96, 88, 80, 72, 64, 56],
}
const titleTop = 158

/** A path filled with the colours of a fire of the given height. */
const lit = (id: string, stops: FireStops, height: number, d: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${height}" x2="0" y2="0">${stops
    .map((stop, index) => `<stop offset="${fireOffsets[index]}%" stop-color="${stop}"/>`)
    .join('')}</linearGradient><path fill="url(#${id})" d="${d}"/>`

/** The share image of a card as SVG: ground, fire, subject, brand and title. */
export function drawCard(card: ShareCard, brand: string, letters: Lettering): string {
  const { paper, ink, fire: stops } = grounds[card.ground]
  const setting = (size: number) => ({ size, tracking: -0.042, wordSpacing: 0.07 })
  const title = breakTitle(letters.writable(card.title), room, (line, size) =>
    letters.measure(line, setting(size)),
  )
  const lines = title.lines.map((line, index) => {
    const baseline = titleTop + title.size * (0.76 + room.lineHeight * index)
    return letters.draw(line, margin - 0.03 * title.size, baseline, setting(title.size))
  })
  const name = letters.draw(letters.writable(brand), margin + 66, 92, {
    size: 46,
    tracking: -0.025,
  })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    fireOf(card, stops),
    card.ground === 'paper' ? `<path fill="${ink}" d="M0 621h1200v9H0z"/>` : '',
    subjectOf(card, ink),
    `<g transform="translate(${margin} 46)scale(1.5)">${lit('m', stops, 34, markOfFiveShape.path)}</g>`,
    `<g fill="${ink}">${name}${lines.join('')}</g>`,
    '</svg>',
  ].join('')
}

/** The fire is high next to the title, and low in front of a subject. */
function fireOf({ fire, subject, ground }: ShareCard, stops: FireStops): string {
  const height = subject ? 90 : 250
  const box = {
    width: 600,
    height,
    ...(subject ? { tongues: 4 } : { focus: 0.86, tongues: 5, sparks: 0 }),
  }
  const path = drawFire({ low: subject ? 0.12 : 0.06, spread: 0.76, cols: 62, ...fire, ...box })
  const foot = ground === 'paper' ? 623 : 628
  return `<g transform="translate(0 ${foot - 2 * height})scale(2)">${lit('f', stops, height, path)}</g>`
}

const subjectBox = { x: 760, y: 120, width: 390, height: 420 }

function subjectOf({ subject }: ShareCard, ink: string): string {
  if (!subject) return ''
  const { width, height, d } = subjectDrawings[subject]
  const scale = Math.min(subjectBox.width / width, subjectBox.height / height)
  const x = subjectBox.x + (subjectBox.width - width * scale) / 2
  const y = subjectBox.y + (subjectBox.height - height * scale) / 2
  return `<path fill="${ink}" fill-rule="evenodd" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(3)})" d="${d}"/>`
}
