export { icons } from './icons.ts'

type Props = {
  /** An icon of icons.ts, or one that content names: the `d` of a path in a box of 256 × 256. */
  path: string
  /** Edge in CSS pixels. */
  size?: number
}

/** A decorative icon in the current colour; whatever it says is said in text beside it. */
export function Icon({ path, size = 24 }: Props) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 256 256" fill="currentColor">
      <path d={path} />
    </svg>
  )
}
