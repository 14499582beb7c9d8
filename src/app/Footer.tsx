import { css } from '@emotion/react'
import { apart, container } from '../components/layout.ts'
import { staticPart } from '../components/static-part.tsx'
import { NewsletterBox } from '../features/forms/NewsletterBox.tsx'
import { site } from '../site.ts'
import { color, font, media, pageEdge, quiet, type } from '../theme/tokens.ts'
import { onGround } from '../theme/tone.ts'

/* Leaves room for the floating chat button, which would cover the end of the page. */
const footer = css`
  container-type: inline-size;
  overflow: hidden;
  padding-bottom: 88px;
  border-top: 1px solid ${color.line};
  /* In a window taller than the page its ground goes on to the lower edge. */
  box-shadow: 0 100vh 0 100vh ${color.paper};
`
const top = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 44px 24px;
  padding-top: clamp(56px, 7.1vw, 72px);
  h2 {
    ${quiet.hint};
    font-weight: 600;
    margin-bottom: 8px;
  }
  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: 32px 16px;
  }
`
/* Without the newsletter the columns share its space. */
const wide = css`
  ${media.aboveMobile} {
    nav:nth-of-type(n) {
      grid-column: span 4;
    }
  }
  ${media.fromNav} {
    nav:nth-of-type(n) {
      grid-column: span 3;
    }
  }
`
const newsletter = css`
  grid-column: span 3;
  ${media.belowNav} {
    grid-column: span 4;
  }
  ${media.mobile} {
    grid-column: 1/-1;
  }
  > p {
    ${quiet.small};
    margin: 6px 0 14px;
  }
`
/* One em as a share of the container's content width, so that the name fills it: 0.302 for a name
   of six letters. */
const em = (0.302 * 6) / Math.max(site.name.length, 6)

const wordmark = css`
  ${container};
  margin-top: 24px;
  height: 0.636em;
  overflow: hidden;
  font: 850 min(${em} * (100cqi - 2 * ${pageEdge}), ${em} * (88rem - 96px))/0.86 ${font.display};
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
    ${apart};
    gap: 8px 24px;
    padding-block: 20px 28px;
    border-top: 1px solid ${color.line};
    ${type.note};
    color: ${color.ink3};
  }
`

const FooterLinks = staticPart(() => import('./FooterLinks.tsx'), 'FooterLinks')

export function Footer() {
  const words = site.footer.newsletter
  return (
    <footer {...onGround('night', footer)}>
      <div css={[top, !words && wide]}>
        <FooterLinks />
        {words && (
          <section css={newsletter} aria-labelledby="Pie-boletin">
            <h2 id="Pie-boletin">{words.heading}</h2>
            <p>{words.lead}</p>
            <NewsletterBox id="Boletin" placeholder={words.placeholder} action={words.action} />
          </section>
        )}
      </div>
      {/* Generated content, not text: decoration in nearly the colour of its background. */}
      <div css={wordmark} data-name={site.name} aria-hidden="true" />
      <div css={legal}>
        <div>
          <span>{site.footer.legal}</span>{' '}
          <span>Aceptamos: {site.footer.payments.join(' · ')}</span>
        </div>
      </div>
    </footer>
  )
}
