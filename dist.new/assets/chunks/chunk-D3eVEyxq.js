import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,f as n,h as r,i,n as a,r as o,t as s,u as c}from"./chunk-BB1qeiMp.js";import{S as l,x as u}from"../start.B8I9tneb.js";var d=e(r(),1),f=n`
  ${u};
  ${l};
  align-items: end;
  row-gap: 18px;
  padding-block: clamp(56px, 6.2vw, 96px) 44px;
  ${c.mobile} {
    padding-block: 44px 28px;
  }
`,p=n`
  ${s.h1};
  grid-column: 1/9;
  ${c.belowTablet} {
    grid-column: 1/-1;
  }
`,m=n`
  ${s.lead};
  grid-column: 9/-1;
  max-width: 36ch;
  color: ${t.ink2};
  ${c.belowTablet} {
    grid-column: 1/-1;
    margin-top: 18px;
    max-width: 52ch;
  }
`;function h({heading:e,lead:t}){return i(`header`,{css:f,children:[o(`h1`,{css:p,children:o(g,{lines:e})}),o(`p`,{css:m,children:t})]})}function g({lines:e}){return e.map((e,t)=>i(d.Fragment,{children:[t>0&&i(a,{children:[` `,o(`br`,{})]}),e]},e))}export{h as n,g as t};