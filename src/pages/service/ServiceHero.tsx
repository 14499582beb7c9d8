import { css } from '@emotion/react'
import { FireBand } from '../../components/drawings.ts'
import { Icon } from '../../components/Icon.tsx'
import { container, split, underlined } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/ContactDialog.tsx'
import { color, emberLine, media, quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import type { ServicePageData } from './service.data.server.ts'

const words = css`
  ${container};
  padding-block: clamp(24px, min(5.8vw, 8vh), 56px) clamp(12px, 3.4vw, 32px);
  nav {
    ${quiet.hint};
    margin-bottom: 12px;
  }
  nav a {
    display: inline-block;
    padding-block: 11px;
    color: ${color.ink2};
  }
  nav a:hover {
    color: ${color.ink};
    ${emberLine};
  }
`
/* The sentence and the button are aligned with the last line of the heading. */
const head = css`
  ${split(8)};
  align-items: end;
  row-gap: clamp(18px, 3.6vw, 36px);
  p {
    ${quiet.lead};
    max-width: 30.6em;
    margin-bottom: 24px;
  }
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`
/* The line of the third joins that of its neighbour. «Visualizaciones» fits at 320 px; a longer
   word breaks. */
const badges = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 24px;
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    font-weight: 600;
    line-height: 1.3;
    text-wrap: var(--balance);
  }
  svg {
    color: ${color.emberText};
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
    column-gap: 12px;
    li {
      padding-block: 12px;
    }
    li:nth-of-type(n + 3) {
      padding-top: 11px;
      border-top: 1px solid ${color.line};
    }
    li:nth-of-type(3) {
      margin-right: -12px;
      padding-right: 12px;
    }
  }
  ${media.mobile} {
    li {
      gap: 5px;
      font-size: clamp(0.8125rem, 5vw - 3px, 0.9375rem);
      overflow-wrap: anywhere;
    }
  }
`

type Props = ServicePageData['hero'] & { dialog: ContactDialogData }

export function ServiceHero({ parent, name, heading, lead, action, ground, ...more }: Props) {
  return (
    <header {...(ground && onGround(ground))}>
      <div css={words}>
        <nav aria-label="Ruta">
          <PageLink to={parent.to}>{parent.label}</PageLink>
          {' / '}
          <span aria-current="page">{name}</span>
        </nav>
        <div css={head}>
          <h1>{heading}</h1>
          <div>
            <p>{lead}</p>
            <ContactButton
              look={ground === undefined || ground === 'night' ? 'ember' : 'principal'}
              dialog={more.dialog}
            >
              {action}
            </ContactButton>
          </div>
        </div>
      </div>
      <FireBand drawing={more.fire} />
      <div css={underlined}>
        <ul css={badges} className="badges">
          {more.badges.map(({ label, icon }) => (
            <li key={label}>
              <Icon path={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
