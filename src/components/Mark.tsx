import { SINGLE_MARK } from '../art/marks.ts'

type Props = {
  /** Whether it takes all of its box, whatever that does to its shape. */
  isStretched?: boolean
  className?: string
}

/** One cut of the gouge: decoration, which its place gives a size and a colour; its own is for pages without styles. */
export function Mark({ isStretched, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={11}
      height={30}
      viewBox={SINGLE_MARK.viewBox}
      preserveAspectRatio={isStretched ? 'none' : undefined}
    >
      <path d={SINGLE_MARK.path} />
    </svg>
  )
}
