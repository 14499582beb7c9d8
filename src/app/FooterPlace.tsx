import { css } from '@emotion/react'
import { use, useRef } from 'react'
import { useIsland } from '../features/island/use-island.ts'
import { footerKey, footers } from './footers.ts'

/** The chat's button floats over the end of the page: it covers nothing there. */
const room = css`
  > footer {
    padding-bottom: 88px;
  }
`

const loadNewsletter = () =>
  import('./FooterNewsletter.tsx').then(({ FooterNewsletter }) => <FooterNewsletter />)

/** The footer of a page; one that stands in the page already is left as it is. */
export function FooterPlace() {
  const Footer = use(footers.read(footerKey))
  const place = useRef<HTMLDivElement>(null)
  const isStanding = typeof Footer === 'string'
  useIsland(place, isStanding ? loadNewsletter : undefined, { part: '[data-newsletter]' })
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
