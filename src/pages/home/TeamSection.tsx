import { css } from '@emotion/react'
import { balanced, columnsOf, touchable } from '../../components/layout.ts'
import { Portrait } from '../../components/Photo.tsx'
import { Section } from '../../components/Section.tsx'
import { joinWithDots } from '../../lib/join-with-dots.ts'
import { color, emberLine, media, quiet, type } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

const lying = css`
  display: grid;
  grid-template: auto auto auto 1fr / var(--portrait, 9fr) 11fr;
  column-gap: 18px;
  padding-top: 0;
  img {
    grid-row: 1/5;
  }
  h3 {
    margin-top: 0;
  }
  a {
    justify-self: start;
    align-self: start;
  }
`
const row = css`
  gap: 24px;
  h3 {
    line-height: 1.15;
    margin: 18px 0 4px;
  }
  .skills {
    ${quiet.hint};
  }
  a {
    ${touchable};
    ${type.small};
    font-weight: 600;
    ${emberLine};
    &:hover {
      color: ${color.emberText};
    }
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-of-type(n) {
      ${lying}
    }
  }
  > li:only-of-type {
    grid-column: 1/-1;
    ${media.aboveMobile} {
      --portrait: minmax(0, 26rem);
      ${lying};
      column-gap: 36px;
    }
  }
  ${media.mobile} {
    gap: 28px 14px;
    > li:nth-of-type(n) {
      display: block;
      h3 {
        margin-top: 12px;
      }
    }
    > li:nth-of-type(even) {
      translate: 0 36px;
    }
    margin-bottom: 36px;
    h3 {
      --largest: 7.7vw;
      font-size: 1.25rem;
    }
    .role {
      ${type.small}
    }
  }
`

/* Vertical offsets of the columns of a row. */
const steps = [0, 72, 24, 96].map(
  (height) => css`
    padding-top: ${height}px;
  `,
)

type Props = HomePageData['team'] & { isJoined: boolean }

export function TeamSection({ mailLabel, members, ...words }: Props) {
  const columns = columnsOf(members.length)
  return (
    <Section {...words}>
      <ul css={[balanced(members.length), row]} className="team">
        {members.map(({ name, role, skills, portrait, mail }, index) => (
          <li key={name} css={steps[index % columns]}>
            <Portrait {...portrait} />
            <h3>{name}</h3>
            <p className="role">{role}</p>
            <p className="skills">{joinWithDots(skills)}</p>
            <a href={mail}>
              {mailLabel}
              <span className="vh"> a {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
