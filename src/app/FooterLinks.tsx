import { css } from '@emotion/react'
import { Brand } from '../components/Brand.tsx'
import { round } from '../components/button-styles.ts'
import { icons } from '../components/Icon.tsx'
import { touchable } from '../components/layout.ts'
import { OutLink, PageLink } from '../components/links.tsx'
import { maskedIcons } from '../components/masked-icons.ts'
import { chatLink } from '../lib/chat-link.ts'
import { site } from '../site.ts'
import { media, quiet, type } from '../theme/tokens.ts'

/* In a medium width the mail address aligns with the newsletter. */
const about = css`
  grid-column: span 3;
  ${media.belowNav} {
    grid-column: 1/-1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 24px;
    > p {
      grid-column: 1/3;
    }
    > a,
    > ul {
      grid-column: 3;
    }
    > a {
      grid-row: 1;
    }
  }
  ${media.mobile} {
    display: block;
  }
  > p {
    ${quiet.small};
    max-width: 20em;
    margin-block: 20px 16px;
  }
  > a {
    ${type.small};
    ${touchable};
    overflow-wrap: anywhere;
  }
  ul {
    display: flex;
    gap: 10px;
    margin: 12px 0 0;
  }
  @media (forced-colors: active) {
    li span {
      background: LinkText;
    }
  }
`
/* The first column has short labels, and the newsletter needs the space. */
const column = css`
  grid-column: span 2;
  ${media.belowNav} {
    grid-column: span 3;
    &:first-of-type {
      grid-column: span 2;
    }
  }
  a {
    ${type.small};
    display: flex;
    align-items: center;
    min-height: 36px;
    text-decoration: none;
  }
  ${media.mobile} {
    &,
    &:first-of-type {
      grid-column: auto;
    }
    a {
      min-height: 44px;
    }
    &:nth-of-type(3) {
      grid-column: 1/-1;
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
        column-gap: 16px;
      }
    }
  }
  a:hover {
    text-decoration: underline;
  }
`
const social = [
  { label: 'Instagram', icon: icons.instagram, href: site.social.instagram },
  {
    label: 'WhatsApp',
    icon: icons.whatsappOutline,
    href: chatLink(site.whatsapp, site.whatsappMessage),
  },
  { label: 'GitHub', icon: icons.github, href: site.social.github },
  { label: 'LinkedIn', icon: icons.linkedin, href: site.social.linkedin },
].filter(({ href }) => href)
const sign = maskedIcons(
  social.map(({ icon }) => icon),
  20,
  'li',
)

export function FooterLinks() {
  return (
    <>
      <div css={about}>
        <Brand />
        <p>{site.footer.statement}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <ul className="social">
          {social.map(({ label, href }) => (
            <li key={label}>
              <OutLink css={round} href={href}>
                <span css={sign} />
                <span className="vh">{`${label} (se abre en otra pestaña)`}</span>
              </OutLink>
            </li>
          ))}
        </ul>
      </div>
      {site.footer.columns.map(({ heading, links }, place) => (
        <nav css={column} key={heading} aria-labelledby={`Pie-${place}`}>
          <h2 id={`Pie-${place}`}>{heading}</h2>
          <ul className="links">
            {links.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  )
}
