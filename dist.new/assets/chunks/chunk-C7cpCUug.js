import{t as e}from"./chunk-D48FzfZN.js";import{n as t}from"./chunk-D3eVEyxq.js";import{t as n}from"./chunk-BdbfPmBX.js";import{n as r,t as i}from"./chunk-z3RRfXrf.js";import{a,c as o,f as s,i as c,n as l,r as u,t as d}from"./chunk-BB1qeiMp.js";import{b as f,w as p,x as m}from"../start.B8I9tneb.js";import{t as h}from"./chunk-B9Z9vDpt.js";import{t as g}from"./chunk-C-aN8Fq-.js";var _=s`
  ${m};
  ${p};
  container-type: inline-size;
`,v=s`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  th,
  td {
    padding: 17px 24px 17px 0;
    border-bottom: 1px solid ${a.line};
    vertical-align: baseline;
  }
  thead th {
    ${d.small};
    font-weight: 600;
    padding-block: 12px;
    border-bottom: 2px solid ${a.ink};
  }
  tbody + tbody th[scope='rowgroup'] {
    padding-top: 56px;
  }
  th[scope='rowgroup'] {
    padding-top: 32px;
    font: 850 1.75rem/1.1 ${o.display};
    letter-spacing: -0.025em;
    word-spacing: 0.07em;
  }
  th[scope='rowgroup'] small {
    ${d.small};
    display: inline-block;
    margin-left: 14px;
    font-family: ${o.text};
    font-weight: 400;
    letter-spacing: 0;
    word-spacing: 0;
    color: ${a.ink3};
  }
  th[scope='row'] {
    width: 28%;
    font-weight: 600;
    text-wrap: balance;
  }
  th a {
    padding-block: 11px;
    text-decoration-color: ${a.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  .includes {
    ${d.small};
    color: ${a.ink2};
  }
  .price {
    width: 22%;
    padding-right: 0;
    white-space: nowrap;
    font: 800 1.1875rem/1.3 ${o.display};
    font-feature-settings: 'tnum';
    letter-spacing: -0.01em;
  }
  .price span {
    display: block;
    white-space: normal;
    font: 400 0.9375rem/1.4 ${o.text};
    letter-spacing: 0;
    color: ${a.ink2};
  }
  @container (max-width:41.9rem) {
    display: block;
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding-block: 14px;
      border-bottom: 1px solid ${a.line};
    }
    th[scope],
    td,
    .price {
      width: auto;
      padding: 0;
      border: 0;
    }
    tr:has([scope='rowgroup']) {
      padding-block: 28px 14px;
      border-bottom: 2px solid ${a.ink};
    }
    tbody + tbody tr:has([scope='rowgroup']) {
      padding-top: 52px;
    }
    tbody + tbody th[scope='rowgroup'],
    th[scope='rowgroup'] {
      padding: 0;
      grid-column: 1/-1;
    }
    th[scope='rowgroup'] small {
      display: block;
      margin: 4px 0 0;
    }
    .price {
      grid-area: 1/2;
      max-width: 54vw;
      font-size: 1.0625rem;
      text-align: right;
    }
    .includes {
      grid-column: 1/-1;
    }
  }
  @container (max-width:19.99rem) {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .price {
      grid-area: auto;
      max-width: none;
      text-align: left;
    }
  }
`;function y({heading:e,columns:t,groups:n}){return c(`section`,{css:_,children:[u(h,{heading:e}),c(`table`,{css:v,children:[u(`thead`,{children:c(`tr`,{children:[u(`th`,{scope:`col`,children:t.service}),u(`th`,{scope:`col`,children:t.includes}),u(`th`,{scope:`col`,children:t.price})]})}),n.map(e=>c(`tbody`,{children:[u(`tr`,{children:c(`th`,{scope:`rowgroup`,colSpan:3,children:[e.heading,u(`small`,{children:e.note})]})}),e.rows.map(e=>u(b,{...e},e.name))]},e.heading))]})]})}function b({name:e,to:t,includes:n,price:r,recurring:i}){return c(`tr`,{children:[u(`th`,{scope:`row`,children:t?u(f,{to:t,children:e}):e}),u(`td`,{className:`includes`,children:n}),c(`td`,{className:`price`,children:[r,i&&c(`span`,{children:[` `,i]})]})]})}var x=s`
  background: ${a.sunken};
`,S=s`
  ${m};
  ${p};
  > ul {
    position: relative;
  }
`,C=s`
  ${d.small};
  margin-top: 32px;
  color: ${a.ink2};
  max-width: 80ch;
`;function w({heading:e,receipts:t,action:n,conditions:r,dialog:a}){return u(`div`,{css:x,children:c(`section`,{css:S,children:[u(`h2`,{className:`vh`,children:e}),u(i,{receipts:t,action:e=>c(g,{look:`principal`,dialog:a,children:[n,c(`span`,{className:`vh`,children:[`: `,e.title]})]})}),u(`p`,{css:C,children:r})]})})}function T({heading:i,lead:a,fire:o,receipts:s,table:d,contact:f}){return c(l,{children:[u(t,{heading:i,lead:a}),u(e,{shape:`low`,path:o}),u(n,{children:u(w,{...s})}),u(n,{children:u(y,{...d})}),u(n,{children:u(r,{...f})})]})}export{T as PricesPage};