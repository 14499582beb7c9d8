import { css } from '@emotion/react'
import { button, buttonRow } from '../../components/button-styles.ts'
import { Fire } from '../../components/drawings.ts'
import { Icon } from '../../components/Icon.tsx'
import { sectionBox, wideOnPhone } from '../../components/layout.ts'
import { OutLink } from '../../components/links.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import { media, type } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { HomePageData } from './home.data.server.ts'

const section = css`
  overflow: hidden;
`
const words = css`
  ${sectionBox};
  padding-bottom: 0;
  h2 {
    ${type.d2};
    max-width: 7em;
  }
  > p {
    ${type.lead};
    max-width: 24em;
    margin-block: clamp(20px, 2.9vw, 42px) 28px;
  }
`
/* The text with the dialog's button, beside the channels that need no dialog. */
const question = css`
  border: 0;
  padding-inline: 0;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  ${media.fromTablet} {
    margin-left: 12px;
  }
`
/* No fixed height: a box lower than its drawing would crop the tips. */
const band = css`
  ${wideOnPhone()};
  margin-top: clamp(0px, 4vw - 16px, 24px);
`

export function ContactSection(props: HomePageData['contact']) {
  const { heading, lead, channels, action, dialog, fire } = props
  return (
    <section {...onGround('ember', section)} id="contact">
      <div css={words}>
        <h2>{heading}</h2>
        <p>{lead}</p>
        <div css={buttonRow}>
          {channels.flatMap((channel, place) => [
            <OutLink
              key={channel.platform}
              css={place === 0 ? button.principal : button.outline}
              href={channel.href}
            >
              <Icon path={channel.icon} size={20} />
              {channel.action}
            </OutLink>,
            ' ',
          ])}
          <ContactButton dialog={dialog} look="outline" css={question}>
            {action}
          </ContactButton>
        </div>
      </div>
      <div css={band}>
        <Fire drawing={fire} />
      </div>
    </section>
  )
}
