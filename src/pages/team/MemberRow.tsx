import { css } from '@emotion/react'
import { Icon } from '../../components/Icon.tsx'
import * as icons from '../../components/icons.ts'
import { grid } from '../../components/layout.ts'
import { photoSources } from '../../components/photo-sources.ts'
import { trustedHtml } from '../../lib/trusted-html.ts'
import { color, media, radius } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const row = css`
  ${grid};
  grid-template-rows: auto 1fr;
  row-gap: 28px;
  align-items: start;
  padding-block: 40px;
  border-top: 1px solid ${color.line};
  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.control};
    background: ${color.sunken};
    grid-row: 1/3;
  }
  ${media.mobile} {
    padding-block: 32px;
  }
`
const sides = {
  left: css`
    img {
      grid-column: 1/5;
    }
    .words {
      grid-column: 5/10;
    }
    dl {
      grid-column: 10/-1;
      grid-row: 1;
    }
    ${media.belowNav} {
      .words,
      dl {
        grid-column: 5/-1;
      }
      dl {
        grid-row: 2;
      }
    }
  `,
  right: css`
    img {
      grid-column: 9/-1;
    }
    .words {
      grid-column: 4/9;
      grid-row: 1;
    }
    dl {
      grid-column: 1/4;
      grid-row: 1;
    }
    ${media.belowNav} {
      .words,
      dl {
        grid-column: 1/9;
      }
      dl {
        grid-row: 2;
      }
    }
  `,
} as const
const words = css`
  padding-left: clamp(0px, 1.2vw, 16px);
  h2 {
    ${type.h2};
    font-size: clamp(2.5rem, 4.5vw, 4rem);
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
    color: ${color.ink2};
    max-width: 30.6em;
  }
  .bio p + p {
    margin-top: 12px;
  }
  .bio p:first-of-type {
    ${type.lead};
    color: ${color.ink};
  }
  ${media.belowNav} {
    padding-left: 0;
  }
  ${media.mobile} {
    margin-top: 20px;
  }
`
const skills = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 22px 0 0;
  li {
    padding: 4px 11px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.label};
    font-size: 0.9375rem;
  }
`
const mail = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-top: 12px;
  font-weight: 600;
  text-decoration: none;
  > span {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${color.ember};
  }
  &:hover > span {
    box-shadow: inset 0 -3px 0 ${color.ember};
  }
`
const facts = css`
  border-top: 2px solid ${color.ink};
  div {
    padding-block: 12px 13px;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    ${type.small};
    color: ${color.ink3};
  }
  dd {
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
  ${media.belowNav} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 20px;
    div {
      border: 0;
      padding-bottom: 0;
    }
  }
  ${media.mobile} {
    display: block;
    margin-top: 20px;
    div {
      display: flex;
      justify-content: space-between;
      gap: 20px;
      padding-bottom: 13px;
      border-bottom: 1px solid ${color.line};
    }
    div:last-of-type {
      padding-bottom: 0;
      border-bottom: 0;
    }
    dd {
      text-align: right;
    }
  }
`

export type Member = {
  slug: string
  name: string
  role: string
  /** Its icon's path. */
  icon: string
  /** Biography as compiled HTML. */
  bio: string
  image: string
  imageAlt: string
  skills: readonly string[]
  specialization: string
  experience: string
  location: string
  mail: string
}

export type MemberLabels = {
  specialization: string
  experience: string
  location: string
  skills: string
  email: string
}

type Props = {
  member: Member
  labels: MemberLabels
  portrait: keyof typeof sides
  loading: 'eager' | 'lazy'
}

/** A person: portrait, name and story, facts; the portraits change sides from row to row. */
export function MemberRow({ member, labels, portrait, loading }: Props) {
  const { name, role, icon, bio, image, imageAlt } = member
  return (
    <article css={[row, sides[portrait]]}>
      <img
        {...photoSources(image, '20rem')}
        alt={imageAlt}
        width="320"
        height="400"
        loading={loading}
      />
      <div css={words} className="words">
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
      <dl css={facts}>
        {(['specialization', 'experience', 'location'] as const).map((fact) => (
          <div key={fact}>
            <dt>{labels[fact]}</dt>
            <dd>{member[fact]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
