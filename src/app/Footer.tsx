import { css } from '@emotion/react'
import github from '@phosphor-icons/core/regular/github-logo.svg?inline'
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?inline'
import linkedin from '@phosphor-icons/core/regular/linkedin-logo.svg?inline'
import whatsapp from '@phosphor-icons/core/regular/whatsapp-logo.svg?inline'
import { Brand } from '../components/Brand.tsx'
import { round } from '../components/button-styles.ts'
import { container, grid } from '../components/layout.ts'
import { PageLink } from '../components/PageLink.tsx'
import { NewsletterBox } from '../features/forms/NewsletterBox.tsx'
import { chatLink } from '../lib/chat-link.ts'
import { site } from '../site.ts'
import { color, font, media } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/* The chat's button floats over the end of the page: it covers nothing there. */
const footer = css`
  overflow: hidden;
  padding-bottom: 88px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
`
const top = css`
  ${container};
  ${grid};
  row-gap: 44px;
  padding-block: 72px 0;
  ${media.mobile} {
    padding-top: 56px;
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 16px;
    row-gap: 32px;
  }
`
const about = css`
  grid-column: span 3;
  ${media.belowNav} {
    grid-column: 1/-1;
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: 24px;
    > a,
    > ul {
      grid-column: 2;
    }
    > a {
      grid-row: 1;
    }
  }
  ${media.mobile} {
    display: block;
  }
  > p {
    ${type.small};
    max-width: 30ch;
    margin-block: 20px 16px;
    color: ${color.ink2};
  }
  > a {
    ${type.small};
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ul {
    display: flex;
    gap: 12px;
    margin: 12px 0 0;
  }
`
const column = css`
  grid-column: span 2;
  ${media.belowNav} {
    grid-column: span 3;
  }
  ${media.mobile} {
    grid-column: auto;
  }
  h2 {
    ${type.small};
    font-weight: 600;
    color: ${color.ink3};
    margin-bottom: 8px;
  }
  a {
    ${type.small};
    display: flex;
    align-items: center;
    min-height: 36px;
    text-decoration: none;
  }
  ${media.mobile} {
    &:nth-of-type(3) {
      grid-column: 1/-1;
      ul {
        display: grid;
        grid-template-columns: 1fr 1fr;
        column-gap: 16px;
      }
    }
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`
const newsletter = css`
  grid-column: span 3;
  ${media.mobile} {
    grid-column: 1/-1;
  }
  h2 {
    ${type.small};
    font-weight: 600;
    color: ${color.ink3};
    margin-bottom: 8px;
  }
  > p {
    ${type.small};
    margin: 6px 0 14px;
    color: ${color.ink2};
  }
`
/* As wide as the container's content: its width in em is fixed, so the size follows the padding. */
const wordmark = css`
  ${container};
  margin-top: 24px;
  height: 0.636em;
  overflow: hidden;
  font: 850 min(30.2vw - 0.604 * clamp(20px, 3.4vw, 48px), 396px)/0.86 ${font.display};
  letter-spacing: -0.055em;
  text-indent: -0.035em;
  color: ${color.raised};
  white-space: nowrap;
  &::before {
    content: attr(data-name);
  }
`
const legal = css`
  ${container};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 24px;
    padding-block: 20px 28px;
    border-top: 1px solid ${color.line};
    ${type.note};
    color: ${color.ink3};
  }
`

/** Phosphor, MIT; in the style sheet that all pages share. */
const icons = { instagram, whatsapp, github, linkedin }
const drawing = css`
  width: 20px;
  height: 20px;
  background: currentColor;
  mask: var(--icon) center/contain no-repeat;
  ${Object.entries(icons)
    .map(([name, address]) => `&[data-icon=${name}]{--icon:url("${address}")}`)
    .join('')}
  @media (forced-colors:active) {
    background: LinkText;
    forced-color-adjust: none;
  }
`

const social = [
  { label: 'Instagram', icon: 'instagram', href: site.social.instagram },
  {
    label: 'WhatsApp',
    icon: 'whatsapp',
    href: chatLink(site.whatsapp, site.whatsappMessage),
  },
  { label: 'GitHub', icon: 'github', href: site.social.github },
  { label: 'LinkedIn', icon: 'linkedin', href: site.social.linkedin },
]

/** The foot of every page; always night. */
export function Footer() {
  return (
    <footer css={footer} data-tone="night">
      <div css={top}>
        <div css={about}>
          <Brand name={site.name} />
          <p>{site.footer.statement}</p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <ul className="social">
            {social.map(({ label, icon, href }) => (
              <li key={label}>
                <a
                  css={round}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label} (se abre en otra pestaña)`}
                >
                  <span css={drawing} data-icon={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {site.footer.columns.map(({ heading, links }, place) => (
          <nav css={column} key={heading} aria-labelledby={`pie-${place}`}>
            <h2 id={`pie-${place}`}>{heading}</h2>
            <ul className="links">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section css={newsletter} aria-labelledby="pie-boletin">
          <h2 id="pie-boletin">{site.footer.newsletter.heading}</h2>
          <p>{site.footer.newsletter.lead}</p>
          <NewsletterBox
            id="boletin"
            look="stacked"
            placeholder={site.footer.newsletter.placeholder}
            action={site.footer.newsletter.action}
          />
        </section>
      </div>
      {/* Drawn, not written: it is decoration in the colour of its ground. */}
      <div css={wordmark} data-name={site.name} aria-hidden="true" />
      <div css={legal}>
        <div>
          <span>{site.footer.legal}</span>
          <span>Aceptamos: {site.footer.payments.join(' · ')}</span>
        </div>
      </div>
    </footer>
  )
}
