import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { Fire } from '../../components/Fire.tsx'
import { container } from '../../components/layout.ts'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { media } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const section = css`
  overflow: hidden;
`
const words = css`
  ${container};
  padding-top: clamp(72px, 7.6vw, 116px);
  h2 {
    ${type.d2};
    max-width: 7em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: end;
    gap: 24px;
    margin-top: clamp(20px, 2.9vw, 42px);
  }
  p {
    ${type.lead};
    max-width: 24em;
  }
  ${media.mobile} {
    padding-top: 64px;
    > div > a {
      width: 100%;
    }
  }
`
const band = css`
  height: clamp(150px, 20.8vw, 300px);
  margin-top: 24px;
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`

export type ContactData = {
  heading: string
  lead: string
  action: string
  dialog: ContactDialogData
  fire: FireDrawing
}

/** Urgent contact: the only full ember flood. */
export function ContactSection({ heading, lead, action, dialog, fire }: ContactData) {
  return (
    <section css={[grounds.ember, section]} id="contact" data-tone="ember">
      <div css={words}>
        <h2>{heading}</h2>
        <div>
          <p>{lead}</p>
          <ContactButton dialog={dialog} look="principal">
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
