import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { Fire } from '../../components/drawings.ts'
import { Icon } from '../../components/Icon.tsx'
import { apart, container, split, wideOnPhone } from '../../components/layout.ts'
import { OutLink } from '../../components/links.tsx'
import { PageTitle } from '../../components/PageHead.tsx'
import { ContactForm } from '../../features/forms/ContactForm.tsx'
import { color, emberLine, media, quiet } from '../../theme/tokens.ts'
import { QuestionsSection } from '../QuestionsSection.tsx'
import type { ContactPageData } from './contact.data.server.ts'

export function ContactPage({ head, questions }: ContactPageData) {
  return (
    <>
      <ContactHead {...head} />
      <DeferredSection isNear items={questions.items}>
        <QuestionsSection band="last" {...questions} />
      </DeferredSection>
    </>
  )
}

const section = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
const parts = css`
  ${container};
  ${split(6)};
  row-gap: clamp(32px, 5.5vw, 56px);
  align-items: start;
  padding-block: clamp(44px, 6.2vw, 88px) 40px;
  h1 + p {
    ${quiet.lead};
    max-width: 24em;
    margin-block: clamp(18px, 2.8vw, 28px) clamp(32px, 3.6vw, 36px);
  }
  ${media.fromTablet} {
    > :first-of-type {
      padding-right: 32px;
    }
    > :last-of-type {
      padding-top: 6px;
    }
  }
`
/* The focus ring is inside the link, which extends over the line below it. */
const rows = css`
  max-width: 35rem;
  border-top: 1px solid ${color.line};
  > div {
    ${apart};
    position: relative;
    gap: 0 24px;
    align-items: baseline;
    padding: 20px 0 20px 48px;
    border-bottom: 1px solid ${color.line};
  }
  svg {
    position: absolute;
    inset: 22px auto auto 0;
    color: ${color.emberText};
  }
  dt {
    ${quiet.hint};
    order: 1;
  }
  .content {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .detail {
    ${quiet.hint};
    flex-basis: 100%;
    order: 2;
    margin-top: 2px;
  }
  a {
    display: inline-block;
    margin: -10px -12px;
    padding: 10px 12px;
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -9px;
  }
  a:hover {
    ${emberLine};
  }
  ${media.belowTablet} {
    max-width: none;
  }
  ${media.mobile} {
    > div {
      display: block;
      padding: 16px 0 16px 42px;
    }
    svg {
      top: 18px;
    }
  }
`

function ContactHead({ heading, lead, cards, form, fire }: ContactPageData['head']) {
  return (
    <section css={section}>
      <div css={parts}>
        <div>
          <PageTitle lines={heading} />
          <p>{lead}</p>
          <ContactCards cards={cards} />
        </div>
        <div>
          <h2 className="vh">{form.heading}</h2>
          <ContactForm {...form} />
        </div>
      </div>
      <Fire css={wideOnPhone()} drawing={fire} />
    </section>
  )
}

function ContactCards({ cards }: Pick<ContactPageData['head'], 'cards'>) {
  return (
    <dl css={rows}>
      {cards.map(({ icon, title, content, detail, href }) => (
        <div key={title}>
          <dt>
            <Icon path={icon} />
            {title}
          </dt>
          <dd className="content">{href ? <OutLink href={href}>{content}</OutLink> : content}</dd>
          <dd className="detail">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
