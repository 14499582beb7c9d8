import { css } from '@emotion/react'
import { use, useRef } from 'react'
import { footerKey, footers } from './footers.ts'
import { useNewsletter } from './use-newsletter.ts'

/** The chat's button floats over the end of the page: it covers nothing there. */
const room = css`> footer{padding-bottom:88px}`

/** The footer of a page; one that stands in the page already is left as it is. */
export function FooterPlace() {
  const Footer = use(footers.read(footerKey))
  const place = useRef<HTMLDivElement>(null)
  const isStanding = typeof Footer === 'string'
  useNewsletter(place, isStanding)
  if (isStanding)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered
      <div css={room} data-footer ref={place} dangerouslySetInnerHTML={{ __html: Footer }} />
    )
  return (
    <div css={room} data-footer>
      <Footer />
    </div>
  )
}
