import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { FireBand } from '../../components/FireBand.tsx'
import { Icon } from '../../components/Icon.tsx'
import { container, grid } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { color, media } from '../../theme/tokens.ts'
import { tone as grounds, type Tone } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const words = css`
  ${container};
  padding-block: 56px 32px;
  nav {
    ${type.small};
    margin-bottom: 12px;
    color: ${color.ink3};
  }
  nav a {
    display: inline-block;
    padding-block: 11px;
    color: ${color.ink2};
    text-underline-offset: 4px;
  }
  nav a:hover {
    color: ${color.ink};
    text-decoration-color: ${color.ember};
    text-decoration-thickness: 2px;
  }
  ${media.mobile} {
    padding-block: 24px 12px;
  }
`
const head = css`
  ${grid};
  align-items: end;
  row-gap: 24px;
  h1 {
    ${type.h1};
    grid-column: 1/8;
  }
  ${media.belowTablet} {
    h1 {
      grid-column: 1/-1;
    }
  }
`
const side = css`
  grid-column: 9/-1;
  p {
    ${type.lead};
    max-width: 24em;
    color: ${color.ink2};
    margin-bottom: 24px;
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    p {
      max-width: 34.6em;
    }
  }
  ${media.mobile} {
    margin-top: 18px;
    > a {
      width: 100%;
    }
  }
`
const row = css`
  border-bottom: 1px solid ${color.line};
  > div {
    ${container}
  }
`
const badges = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 24px;
  margin: 0;
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    font-weight: 600;
    line-height: 1.3;
  }
  svg {
    flex: none;
    color: ${color.emberText};
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li {
      padding-block: 12px;
    }
    li:nth-of-type(n + 3) {
      position: relative;
    }
    li:nth-of-type(n + 3)::before {
      content: '';
      position: absolute;
      inset: 0 -24px auto 0;
      border-top: 1px solid ${color.line};
    }
    li:nth-of-type(4)::before {
      right: 0;
    }
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, 1fr);
    column-gap: 16px;
    li {
      gap: 8px;
      font-size: 0.9375rem;
    }
    li:nth-of-type(3)::before {
      right: -16px;
    }
  }
`

export type ServiceHeroData = {
  parent: { label: string; to: string }
  /** Name of the service, where the page stands in the site. */
  name: string
  heading: string
  lead: string
  action: string
  /** Paper when there is none. */
  ground?: Tone | undefined
  badges: readonly { label: string; icon: string }[]
  fire: FireDrawing
}

type Props = ServiceHeroData & { dialog: ContactDialogData }

/** Where we are, what it is, the way to hire it; the fire, and four badges under its ground line. */
export function ServiceHero({
  parent,
  name,
  heading,
  lead,
  action,
  ground,
  badges: list,
  fire,
  dialog,
}: Props) {
  return (
    <header css={ground && grounds[ground]} data-tone={ground}>
      <div css={words}>
        <nav aria-label="Ruta">
          <PageLink to={parent.to}>{parent.label}</PageLink> /{' '}
          <span aria-current="page">{name}</span>
        </nav>
        <div css={head}>
          <h1>{heading}</h1>
          <div css={side}>
            <p>{lead}</p>
            <ContactButton
              look={ground === undefined || ground === 'night' ? 'ember' : 'principal'}
              dialog={dialog}
            >
              {action}
            </ContactButton>
          </div>
        </div>
      </div>
      <FireBand drawing={fire} />
      <div css={row}>
        <div>
          <ul css={badges} className="badges">
            {list.map(({ label, icon }) => (
              <li key={label}>
                <Icon path={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}
