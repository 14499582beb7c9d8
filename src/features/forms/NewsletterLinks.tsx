import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { OutLink, PageLink } from '../../components/links.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import { media } from '../../theme/tokens.ts'
import type { NewsletterProps } from './NewsletterBox.tsx'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  ${media.belowSmall} {
    > a {
      flex: auto;
    }
  }
`
const stacked = css`
  display: grid;
  grid-auto-rows: 1fr;
  > a {
    padding-inline: 6px;
  }
`

/**
 * Ways to get news of the blog without an endpoint: a prefilled message that asks for them, or the
 * feed.
 */
export function NewsletterLinks({ look }: Pick<NewsletterProps, 'look'>) {
  const { action, message, feed } = site.forms.newsletter
  return (
    <div css={[ways, look === 'stacked' && stacked]}>
      <OutLink css={[button.principal, compact]} href={chatLink(site.whatsapp, message)}>
        {action}
      </OutLink>
      <PageLink css={[button.outline, compact]} to="/rss.xml" reloadDocument>
        {feed}
      </PageLink>
    </div>
  )
}
