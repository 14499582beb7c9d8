export { icons } from './icons.ts'

type Props = {
  /** The `d` of a path in a box of 256 × 256, from icons.ts or resolved from a name in content. */
  path: string
  /** Edge in CSS pixels. */
  size?: number
}

/** A decorative icon in the current colour; its meaning must also be in text beside it. */
export function Icon({ path, size = 24 }: Props) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 256 256" fill="currentColor">
      <path d={path} />
    </svg>
  )
}
