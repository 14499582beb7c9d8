import { withBase } from '../lib/site-path.ts'

/** Stops of every fire, base to tip, as fractions of its height; colours follow theme and tone. */
const offsets = [0, 0.07, 0.27, 0.56, 1]

/** The colours of a fire that is so tall, in its own units. */
export function FireGradient({ id, height }: { id: string; height: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={height} x2="0" y2="0">
      {offsets.map((offset, index) => (
        <stop key={offset} offset={offset} className={`s${index}`} />
      ))}
    </linearGradient>
  )
}

type MaskProps = {
  id: string
  /** Address of the drawing, without the base: see `fireFile` in src/lib/art.ts. */
  src: string
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
}

/** The shape of a fire whose drawing is a file of its own. */
export function FireMask({ id, src, width, height }: MaskProps) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
      <image href={withBase(import.meta.env.BASE_URL, src)} width={width} height={height} />
    </mask>
  )
}
