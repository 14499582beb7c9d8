import { css } from '@emotion/react'
import { Icon, icons } from '../../components/Icon.tsx'
import { plainTable, stackedTable, sunken } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { color, font, media, type } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

const ledger = css`
  ${plainTable};
  border-top: 2px solid ${color.ink};
  th,
  td {
    padding: 22px 24px 22px 0;
  }
  thead th {
    padding-block: 12px;
  }
  tbody th {
    width: 27%;
    font: 800 1.35rem/1.2 ${font.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
  }
  td:nth-of-type(1) {
    width: 36%;
    color: ${color.ink3};
  }
  .ours {
    display: flex;
    gap: 10px;
    align-items: baseline;
    font-weight: 500;
    svg {
      align-self: start;
      margin-top: 3px;
      color: ${color.emberText};
    }
  }
  .usual {
    display: none;
  }
  ${media.mobile} {
    ${stackedTable};
    border-top: 0;
    tr {
      padding-block: 16px;
      border-top: 1px solid ${color.line};
    }
    tbody th {
      margin-bottom: 6px;
    }
    && td {
      padding-block: 4px;
    }
    td:nth-of-type(1) {
      ${type.small}
    }
    .usual {
      display: inline;
      font-weight: 600;
    }
  }
`

export function WhySection({ heading, link, columns, rows }: HomePageData['why']) {
  return (
    <Section band={sunken} heading={heading} link={link}>
      <table css={ledger} aria-label={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, usual, ours }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td>
                <span className="usual">{columns[1]}: </span>
                {usual}
              </td>
              <td>
                <span className="ours">
                  <Icon path={icons.check} size={20} />
                  {ours}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
