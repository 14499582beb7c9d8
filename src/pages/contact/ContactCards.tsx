import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import { OutLink } from '../../components/OutLink.tsx'
import { color, media, quiet } from '../../theme/tokens.ts'
import type { ContactPageData } from './contact.data.server.ts'

const rows = css`
  max-width: 35rem;
  border-top: 1px solid ${color.line};
  > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
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
    grid-area: 1/2;
    text-align: right;
  }
  dd {
    grid-column: 1;
  }
  .content {
    grid-row: 1;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .detail {
    ${quiet.hint};
    grid-column: 1/-1;
    margin-top: 2px;
  }
  a {
    display: inline-block;
    margin: -10px -12px;
    padding: 10px 12px;
    text-decoration: none;
  }
  /* Within the target, which reaches over the line below. */
  a:focus-visible {
    outline-offset: -9px;
  }
  a:hover {
    text-decoration: underline 2px ${color.ember};
    text-underline-offset: 5px;
  }
  ${media.belowTablet} {
    max-width: none;
  }
  ${media.mobile} {
    > div {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: 18px;
      padding: 16px 0 16px 42px;
    }
    svg {
      top: 18px;
    }
    dt {
      justify-self: end;
      max-width: 6em;
    }
  }
  @media (max-width: 22.49em) {
    dt {
      grid-area: auto;
      grid-column: 1/-1;
      justify-self: start;
      max-width: none;
      text-align: left;
    }
    .content {
      grid-column: 1/-1;
    }
  }
`

/** Facts as rows: what, and below it what to know about it. */
export function ContactCards({ cards }: Pick<ContactPageData['facts'], 'cards'>) {
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
