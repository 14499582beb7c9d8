import{t as e}from"./chunk-BdbfPmBX.js";import{a as t,c as n,d as r,f as i,i as a,n as o,r as s,t as c,u as l}from"./chunk-BB1qeiMp.js";import{t as u}from"./chunk-BqXcV6yN.js";import{S as d,b as f,p,w as m,x as h}from"../start.B8I9tneb.js";import{r as g}from"./chunk-D2HHi7xX.js";import{t as _}from"./chunk-D48FzfZN.js";import{t as v}from"./chunk-B9Z9vDpt.js";var y=i`
  ${h};
  ${d};
  ${m};
  align-items: center;
  row-gap: 44px;
  h2 {
    ${c.h2}
  }
  p {
    ${c.lead};
    margin-block: 16px 28px;
    color: ${t.ink2};
    max-width: 30ch;
  }
  ${l.mobile} {
    a {
      width: 100%;
    }
  }
`,b=i`
  grid-column: 1/5;
  ${l.belowTablet} {
    grid-column: 1/-1;
  }
`,x=i`
  grid-column: 5/-1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: clamp(8px, 1.2vw, 16px);
  ${l.belowTablet} {
    grid-column: 1/-1;
  }
  ${l.mobile} {
    margin-top: 36px;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${r.control};
    background: ${t.sunken};
  }
`;function S({heading:e,text:t,action:n,portraits:r}){return a(`section`,{css:y,children:[a(`div`,{css:b,children:[s(`h2`,{children:e}),s(`p`,{children:t}),s(f,{css:u.ember,to:n.to,children:n.label})]}),s(`div`,{css:x,children:r.map(({image:e,alt:t})=>s(`img`,{src:g(`/`,e),alt:t,width:`320`,height:`400`,loading:`lazy`},e))})]})}var C=i`
  ${h};
  ${d};
  align-items: end;
  row-gap: 28px;
  padding-block: clamp(72px, 7.6vw, 116px) 32px;
  h2 {
    ${c.h2};
    grid-column: 1/8;
  }
  p {
    ${c.lead};
    grid-column: 9/-1;
    color: ${t.ink2};
  }
  ${l.belowTablet} {
    h2,
    p {
      grid-column: 1/-1;
      max-width: 56ch;
    }
  }
  ${l.mobile} {
    padding-block: 64px 20px;
    p {
      margin-top: 20px;
    }
  }
`;function w({heading:e,text:t,fire:n}){return a(`section`,{"data-tone":`night`,children:[a(`div`,{css:C,children:[s(`h2`,{children:e}),s(`p`,{children:t})]}),s(_,{shape:`tall`,path:n})]})}var T=i`
  ${h};
  ${m}
`,E=i`
  margin: 0;
  border-top: 2px solid ${t.ink};
  > div {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 24px;
    align-items: baseline;
    padding-block: 24px 26px;
    border-bottom: 1px solid ${t.line};
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: 24px;
    grid-column: 1/9;
    font: 850 clamp(1.6rem, 2.9vw, 2.6rem)/1.05 ${n.display};
    letter-spacing: -0.03em;
    word-spacing: 0.07em;
  }
  dt svg {
    flex: none;
    translate: 0 4px;
    color: ${t.emberText};
  }
  dd {
    ${c.lead};
    font-size: 1.125rem;
    grid-column: 9/-1;
    color: ${t.ink2};
  }
  ${l.belowTablet} {
    > div {
      display: block;
    }
    dd {
      margin-top: 8px;
      padding-left: 56px;
      max-width: 52ch;
    }
  }
  ${l.mobile} {
    dt {
      gap: 16px;
    }
    dd {
      padding-left: 48px;
    }
  }
`;function D({heading:e,items:t}){return a(`section`,{css:T,children:[s(v,{heading:e}),s(`dl`,{css:E,children:t.map(({title:e,description:t,icon:n})=>a(`div`,{children:[a(`dt`,{children:[s(p,{markup:n,size:32}),e]}),s(`dd`,{children:t})]},e))})]})}var O=i`
  ${h};
  padding-block: clamp(56px, 6.2vw, 96px) clamp(64px, 7vw, 108px);
  h1,
  p {
    ${c.statement};
    text-wrap: pretty;
    max-width: 23ch;
  }
  h1 {
    max-width: none;
    text-wrap: balance;
  }
  p {
    margin-top: 0.12em;
    color: ${t.ink3};
    font-weight: 700;
  }
  ${l.mobile} {
    padding-block: 44px 56px;
    h1,
    p {
      font-size: clamp(2.125rem, 10.4vw, 2.6rem);
    }
  }
`;function k({heading:e,lead:t}){return a(`header`,{css:O,children:[s(`h1`,{children:e.join(` `)}),s(`p`,{children:t})]})}var A=i`
  background: ${t.sunken};
`,j=i`
  ${h};
  ${d};
  ${m};
  align-items: start;
  row-gap: 28px;
  h2 {
    ${c.h2};
    grid-column: 1/5;
  }
  div {
    grid-column: 5/11;
  }
  p {
    font-size: 1.125rem;
    line-height: 1.7;
    max-width: 62ch;
  }
  p + p {
    margin-top: 1.2em;
  }
  p:first-of-type {
    font: 600 clamp(1.5rem, 2.2vw, 1.95rem)/1.28 ${n.display};
    letter-spacing: -0.015em;
    max-width: 34ch;
    margin-bottom: 1.1em;
  }
  ${l.belowTablet} {
    h2,
    div {
      grid-column: 1/-1;
    }
  }
  ${l.mobile} {
    h2 {
      margin-bottom: 24px;
    }
    p {
      font-size: 1.0625rem;
    }
  }
`;function M({heading:e,paragraphs:t}){return s(`div`,{css:A,children:a(`section`,{css:j,children:[s(`h2`,{children:e}),s(`div`,{children:t.map(e=>s(`p`,{children:e},e))})]})})}function N({heading:t,lead:n,mission:r,values:i,story:c,faces:l}){return a(o,{children:[s(k,{heading:t,lead:n}),s(e,{children:s(w,{...r})}),s(e,{children:s(D,{...i})}),s(e,{children:s(M,{...c})}),s(e,{children:s(S,{...l})})]})}export{N as AboutPage};