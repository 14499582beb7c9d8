import { css } from '@emotion/react'
import { Icon, icons } from '../../components/Icon.tsx'
import { wrapping } from '../../components/layout.ts'
import { arrowLink } from '../../components/links.tsx'
import { Portrait } from '../../components/Photo.tsx'
import { trustedHtml } from '../../lib/trusted-html.ts'
import { color, media, quiet, radius, type } from '../../theme/tokens.ts'
import { FactList, ruledFacts } from '../FactList.tsx'
import { shortBody } from '../short-body.ts'
import type { TeamPageData } from './team.data.server.ts'

/* Portrait, text and facts: four, five and three of the page's twelve columns. */
const row = css`
  display: grid;
  gap: clamp(20px, 2.8vw, 28px) 24px;
  align-items: start;
  padding-block: clamp(32px, 4vw, 40px);
  border-top: 1px solid ${color.line};
  img {
    grid-area: portrait;
  }
  ${media.belowSmall} {
    grid-template: 'portrait' 'words' 'facts' / minmax(0, 1fr);
  }
`
const four = 'calc(100% / 3 - 16px)'
const three = 'calc(100% / 4 - 18px)'
const sides = {
  left: css`
    grid-template:
      'portrait words' auto
      'portrait facts' 1fr / ${four} minmax(0, 1fr);
    ${media.fromNav} {
      grid-template: 'portrait words facts' / ${four} minmax(0, 1fr) ${three};
    }
  `,
  right: css`
    grid-template:
      'words portrait' auto
      'facts portrait' 1fr / minmax(0, 1fr) ${four};
    ${media.fromNav} {
      grid-template: 'facts words portrait' / ${three} minmax(0, 1fr) ${four};
    }
  `,
} as const
const words = css`
  grid-area: words;
  h2 {
    font-size: clamp(2.5rem, 4.5vw, 3.6rem);
    line-height: 0.95;
  }
  .role {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block: 10px 18px;
    color: ${color.emberText};
    font-weight: 600;
  }
  .bio {
    ${shortBody};
    max-width: 30.6em;
  }
  .bio > p:first-of-type {
    ${type.lead};
    color: ${color.ink};
  }
`
const skills = css`
  ${wrapping};
  gap: 8px;
  margin-top: 22px;
  li {
    padding: 4px 11px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.label};
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`
const mail = css`
  ${arrowLink};
  margin-top: 12px;
`
/* Beside the text, each value is below its label. */
const facts = css`
  ${ruledFacts};
  grid-area: facts;
  dt {
    ${quiet.hint};
  }
  dd {
    overflow-wrap: anywhere;
    line-height: 1.35;
    text-wrap: var(--balance);
  }
  ${media.fromNav} {
    div {
      display: block;
    }
    dd {
      text-align: left;
    }
  }
  ${media.belowNav} {
    div:last-of-type {
      padding-bottom: 0;
      border: 0;
    }
  }
`

type Props = {
  member: TeamPageData['members'][number]
  labels: TeamPageData['labels']
  side: keyof typeof sides
  isNear: boolean
}

export function MemberRow({ member, labels, side, isNear }: Props) {
  const { name, role, icon, bio, portrait } = member
  return (
    <article css={[sides[side], row]}>
      <Portrait {...portrait} isNear={isNear} />
      <div css={words}>
        <h2>{name}</h2>
        <p className="role">
          <Icon path={icon} />
          {role}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the content build made of checked Markdown */}
        <div className="bio" dangerouslySetInnerHTML={{ __html: trustedHtml(bio) }} />
        <ul css={skills} className="skills" aria-label={labels.skills}>
          {member.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
        <a css={mail} href={member.mail}>
          <span>
            {labels.email}
            <span className="vh"> a {name}</span>
          </span>
          <Icon path={icons.envelope} size={20} />
        </a>
      </div>
      <FactList
        css={facts}
        facts={(['specialization', 'experience', 'location'] as const).map((fact) => ({
          label: labels[fact],
          value: member[fact],
        }))}
      />
    </article>
  )
}
