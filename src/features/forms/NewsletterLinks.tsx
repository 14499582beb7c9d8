import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { OutLink, PageLink } from '../../components/links.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > a {
    flex: auto;
    padding-inline: 6px;
  }
`

/**
 * Ways to get news of the blog without an endpoint: a prefilled message that asks for them, or the
 * feed.
 */
export function NewsletterLinks() {
  const { action, message, feed } = site.forms.newsletter
  return (
    <div css={ways}>
      <OutLink css={[button.principal, compact]} href={chatLink(site.whatsapp, message)}>
        {action}
      </OutLink>{' '}
      <PageLink css={[button.outline, compact]} to="/rss.xml" reloadDocument>
        {feed}
      </PageLink>
    </div>
  )
}
