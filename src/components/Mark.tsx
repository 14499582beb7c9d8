import { singleMarkShape } from '../art/marks.ts'

type Props = {
  /** Whether it fills its box, even if that distorts it. */
  isStretched?: boolean
  className?: string
}

/**
 * One cut of the gouge: decoration, sized and coloured by its parent. Its own size is for pages
 * without styles.
 */
export function Mark({ isStretched, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={11}
      height={30}
      viewBox={singleMarkShape.viewBox}
      preserveAspectRatio={isStretched ? 'none' : undefined}
    >
      <path d={singleMarkShape.path} />
    </svg>
  )
}
