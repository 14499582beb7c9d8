import{a as e,f as t,i as n,o as r,r as i,s as a,t as o,u as s}from"./chunk-BB1qeiMp.js";import{t as c}from"./chunk-DiOJGAIf.js";import{C as l,S as u,p as d,w as f,x as p}from"../start.B8I9tneb.js";var m=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M228,128a12,12,0,0,1-12,12H140v76a12,12,0,0,1-24,0V140H40a12,12,0,0,1,0-24h76V40a12,12,0,0,1,24,0v76h76A12,12,0,0,1,228,128Z"/></svg>`,h=t`
  border-top: 2px solid ${e.ink};
  details {
    border-bottom: 1px solid ${e.line};
  }
  summary {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) 24px;
    gap: 0 20px;
    align-items: center;
    min-height: 64px;
    padding-block: 14px;
    font: 600 1.125rem/1.35 var(--text);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg:first-of-type {
    color: ${e.emberText};
  }
  summary > svg:last-of-type {
    transition: rotate ${r.open} ${a.standard};
  }
  summary:hover span {
    text-decoration: underline;
    text-decoration-color: ${e.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  [open] > summary > svg:last-of-type {
    rotate: 45deg;
  }
  ${s.mobile} {
    summary {
      grid-template-columns: 22px minmax(0, 1fr) 22px;
      column-gap: 14px;
      font-size: 1.0625rem;
    }
  }
  @supports (interpolate-size: allow-keywords) {
    ${s.motion} {
      interpolate-size: allow-keywords;
      details::details-content {
        height: 0;
        overflow: clip;
        transition:
          height ${r.open} ${a.standard},
          content-visibility ${r.open} allow-discrete;
      }
      [open]::details-content {
        height: auto;
      }
    }
  }
`,g=t`
  max-width: 68ch;
  padding: 0 44px 26px;
  color: ${e.ink2};
  p + *,
  ul + *,
  ol + * {
    margin-top: 12px;
  }
  a {
    color: ${e.ink};
    text-decoration-color: ${e.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  ${s.mobile} {
    padding: 0 0 22px 36px;
  }
`;function _({name:e,items:t}){return i(`div`,{css:h,children:t.map(({slug:t,question:r,icon:a,answer:o})=>n(`details`,{name:e,children:[n(`summary`,{children:[i(d,{markup:a}),i(`span`,{children:r}),i(d,{markup:m})]}),i(`div`,{css:g,dangerouslySetInnerHTML:{__html:o}})]},t))})}var v={ruled:t`
    border-top: 1px solid ${e.line};
  `,sunken:t`
    background: ${e.sunken};
  `,last:l},y=t`
  ${p};
  ${u};
  ${f};
  align-items: start;
  row-gap: 28px;
`,b=t`
  grid-column: 1/5;
  position: sticky;
  top: 104px;
  h2 {
    ${o.h2}
  }
  p {
    max-width: 34ch;
    margin-block: 14px 8px;
    color: ${e.ink2};
  }
  ${s.belowTablet} {
    grid-column: 1/-1;
    position: static;
  }
  ${s.mobile} {
    margin-bottom: 28px;
  }
`,x=t`
  grid-column: 5/-1;
  ${s.belowTablet} {
    grid-column: 1/-1;
  }
`;function S({heading:e,lead:t,mail:r,items:a,ground:o}){return i(`section`,{css:v[o],children:n(`div`,{css:y,children:[n(`div`,{css:b,children:[i(`h2`,{children:e}),i(`p`,{children:t}),i(c,{to:r.href,children:r.label})]}),i(`div`,{css:x,children:i(_,{name:`preguntas`,items:a})})]})})}export{S as t};