/** Stops of every fire, base to tip, as shares of its height; colours follow theme and tone. */
const offsets = ['0%', '7%', '27%', '56%', '100%']

/** The same as the background of a box that is as tall as its fire. */
export const fireGradient = `linear-gradient(to top,${offsets
  .map((offset, index) => `var(--f${index}) ${offset}`)
  .join(',')})`

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
