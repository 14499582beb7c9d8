type Props = {
  /** An icon of icons.ts, or the inside of one that content names; the box is always 256 × 256. */
  markup: string
  /** Edge in CSS pixels. */
  size?: number
}

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** A decorative icon in the current colour; whatever it says is said in text beside it. */
export function Icon({ markup, size = 24 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      // The markup comes from the icon package, not from content.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own constant
      dangerouslySetInnerHTML={{ __html: inside(markup) }}
    />
  )
}
