import { css } from '@emotion/react'
import { dotted, plainTable, stackedTable } from '../../components/layout.ts'
import { PageLink } from '../../components/links.tsx'
import { Section } from '../../components/Section.tsx'
import { color, emberLine, font, quiet, type } from '../../theme/tokens.ts'
import type { PricesPageData } from './prices.data.server.ts'

const section = css`
  container-type: inline-size;
`
/* By container width in rem, so that it stacks when text is enlarged, by whatever means. A printed
   URL runs on below the name, because the column is too narrow for it. Most figures fit 10.9rem in
   either font, so that the names wrap alike. */
const table = css`
  ${plainTable};
  th,
  td {
    padding: 17px 24px 17px 0;
  }
  thead th {
    padding-block: 12px;
    border-bottom: 2px solid ${color.ink};
  }
  tbody + tbody th[scope='rowgroup'] {
    padding-top: 56px;
  }
  th[scope='rowgroup'] {
    padding-top: 32px;
    ${type.h3};
    font-size: min(1.75rem, 8.6vw);
  }
  /* Inline: copies would lose the space before a block. */
  th[scope='rowgroup'] small {
    ${quiet.hint};
    margin-left: 10px;
    font-family: ${font.text};
    font-weight: 400;
    letter-spacing: 0;
    word-spacing: 0;
  }
  th[scope='row'] {
    width: 22%;
    font-weight: 600;
    text-wrap: var(--balance);
  }
  th a {
    padding-block: 12px;
    ${emberLine};
  }
  .includes {
    ${quiet.small};
    ${dotted};
  }
  thead th:last-of-type,
  .price {
    padding-right: 0;
    text-align: right;
  }
  .price {
    width: 22%;
    white-space: nowrap;
    font: 800 1.1875rem/1.3 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  .price span {
    display: block;
    white-space: normal;
    font: 400 0.9375rem/1.4 ${font.text};
    letter-spacing: 0;
    color: ${color.ink2};
  }
  @media print {
    th,
    td {
      padding-block: 12px;
    }
    tbody + tbody th[scope='rowgroup'] {
      padding-top: 32px;
    }
    th a,
    th a::after {
      display: block;
      padding: 0;
    }
    th a::after {
      width: 0;
      white-space: nowrap;
    }
  }
  @container (max-width:41.9rem) {
    ${stackedTable};
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(10.9rem, auto);
      gap: 2px 12px;
      padding-block: 14px;
      border-bottom: 1px solid ${color.line};
    }
    tr:has([scope='rowgroup']) {
      padding-block: 28px 14px;
      border-bottom: 2px solid ${color.ink};
    }
    tbody + tbody tr:has([scope='rowgroup']) {
      padding-top: 52px;
    }
    th[scope='rowgroup'],
    tbody + tbody th[scope='rowgroup'] {
      padding-top: 0;
      grid-column: 1/-1;
    }
    th[scope='rowgroup'] small {
      display: block;
      margin: 4px 0 0;
    }
    .price {
      grid-area: 1/2;
      font-size: min(1.0625rem, 8.1vw);
    }
    td:nth-of-type(1) {
      grid-column: 1/-1;
    }
  }
  @container (max-width:20.9rem) {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .price {
      grid-area: auto;
      text-align: left;
      white-space: normal;
    }
  }
`

/** All price ranges in one table; on small screens each row takes two lines. */
export function PriceTable({ heading, columns, groups }: PricesPageData['table']) {
  return (
    <Section css={section} heading={heading}>
      <table css={table} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.includes}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.heading}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {group.heading}
                {group.note && <small> {group.note}</small>}
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

type PriceRow = PricesPageData['table']['groups'][number]['rows'][number]

function Row({ name, to, includes, price, recurring }: PriceRow) {
  return (
    <tr>
      <th scope="row">{to ? <PageLink to={to}>{name}</PageLink> : name}</th>
      <td>
        <ul className="includes">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </td>
      <td className="price">
        {price}
        {recurring && <span> {recurring}</span>}
      </td>
    </tr>
  )
}
