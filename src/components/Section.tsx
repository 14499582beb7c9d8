import { css, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, leadGap, media } from '../theme/tokens.ts'
import { sectionBox, split } from './layout.ts'
import { ArrowLink } from './links.tsx'

const head = css`
  ${split(8)};
  row-gap: ${leadGap};
  align-items: last baseline;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  h2 {
    max-width: 10.8em;
  }
  p {
    max-width: 29.3em;
    color: ${color.ink2};
  }
  /* Its last baseline is the foot of the arrow, below that of the words. */
  > a {
    position: relative;
    top: 0.27em;
    justify-self: end;
  }
  &[data-long] p {
    grid-column: 1;
  }
  ${media.belowNav} {
    p {
      grid-column: 1;
    }
  }
`
const withLink = css`
  ${media.belowTablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    > a {
      order: 1;
    }
  }
`

/** Characters of the longest lead placed beside its heading: three lines on a desktop. */
const longestBeside = 150

type HeadProps = {
  heading: string
  lead?: string
  link?: { label: string; to: string }
}

/** The heading of a section, with a lead on its right or below it, and a link on the right. */
export function SectionHead({ heading, lead = '', link }: HeadProps) {
  return (
    <div css={[head, link && withLink]} data-long={lead.length > longestBeside || undefined}>
      <h2>{heading}</h2>
      {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
      {lead && <p>{lead}</p>}
    </div>
  )
}

const joined = css`
  padding-top: 0;
`

type Props = HeadProps & {
  /** Styles of a background of its own, from edge to edge. */
  band?: SerializedStyles
  id?: string
  /** Whether the section above, on the same background, already keeps the distance. */
  isJoined?: boolean
  children: ReactNode
  className?: string
}

/** A section with its heading; `className` applies to its inner box. */
export function Section({ band, id, isJoined, children, className, ...words }: Props) {
  return (
    <section css={band} id={id}>
      <div css={[sectionBox, isJoined && joined]} className={className}>
        <SectionHead {...words} />
        {children}
      </div>
    </section>
  )
}
