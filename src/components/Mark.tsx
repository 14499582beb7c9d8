import { SINGLE_MARK } from '../art/marks.ts'

type Props = {
  /** Whether it takes all of its box, whatever that does to its shape. */
  isStretched?: boolean
  className?: string
}

/** One cut of the gouge: decoration, which its place gives a size and a colour. */
export function Mark({ isStretched, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={SINGLE_MARK.viewBox}
      preserveAspectRatio={isStretched ? 'none' : undefined}
    >
      <path d={SINGLE_MARK.path} />
    </svg>
  )
}
