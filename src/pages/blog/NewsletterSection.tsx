import { css } from '@emotion/react'
import { NewsletterBox } from '../../features/forms/NewsletterBox.tsx'
import { quiet, radius } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { BlogPageData } from './blog.data.server.ts'

/* Reserves the height of field and note, or the centred content would move while the page loads. */
const box = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 24px;
  align-items: center;
  margin-top: clamp(44px, 7.6vw, 104px);
  padding: clamp(28px, 4.1vw, 60px) clamp(20px, 4.1vw, 60px);
  border-radius: ${radius.box};
  h2 {
    max-width: 9.5em;
  }
  > div {
    min-height: 5.9rem;
  }
  .note {
    ${quiet.small};
    margin-top: 14px;
  }
  /* In print-css.ts a section with a heading is a block, whatever its class says. */
  @media print {
    display: none !important;
  }
`

/** The newsletter on a maize ground that stays bright at night. */
export function NewsletterSection({
  heading,
  note,
  ...words
}: NonNullable<BlogPageData['newsletter']>) {
  return (
    <section {...onGround('lit', box)}>
      <h2>{heading}</h2>
      <div>
        <NewsletterBox id="boletin-blog" {...words} />
        <p className="note">{note}</p>
      </div>
    </section>
  )
}
