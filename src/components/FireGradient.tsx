import { fireOffsets } from '../theme/palette.ts'

/** The colours of a fire of this height, in its own units; they follow theme and tone. */
export function FireGradient({ id, height }: { id: string; height: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={height} x2="0" y2="0">
      {fireOffsets.map((offset, index) => (
        <stop key={offset} offset={`${offset}%`} className={`s${index}`} />
      ))}
    </linearGradient>
  )
}
