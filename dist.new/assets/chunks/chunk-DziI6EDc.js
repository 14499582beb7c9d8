import{t as e}from"./chunk-BdbfPmBX.js";import{a as t,c as n,f as r,i,n as a,r as o,t as s,u as c}from"./chunk-BB1qeiMp.js";import{t as l}from"./chunk-BqXcV6yN.js";import{t as u}from"./chunk-B47tiqj0.js";import{S as d,b as f,p,w as m,x as h}from"../start.B8I9tneb.js";import{t as g}from"./chunk-BiCVQWgU.js";import{t as _}from"./chunk-D3eVEyxq.js";import{t as v}from"./chunk-ByaRsgmK.js";var y=r`
  overflow: hidden;
`,b=r`
  ${h};
  padding-top: clamp(72px, 7.6vw, 116px);
  h2 {
    ${s.statement};
    max-width: 15ch;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: end;
    gap: 24px;
    margin-top: 24px;
  }
  p {
    ${s.lead};
    max-width: 36ch;
  }
  ${c.mobile} {
    padding-top: 64px;
    a {
      width: 100%;
    }
  }
`,x=r`
  height: clamp(120px, 16.4vw, 236px);
  margin-top: 24px;
  ${c.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`;function S({heading:e,text:t,action:n,fire:r}){return i(`section`,{css:y,"data-tone":`maize`,children:[i(`div`,{css:b,children:[o(`h2`,{children:e}),i(`div`,{children:[o(`p`,{children:t}),o(f,{css:l.principal,to:n.to,children:n.label})]})]}),o(`div`,{css:x,children:o(u,{src:r,width:720,height:118})})]})}var C=r`
  border-bottom: 3px solid ${t.ink};
`,w=r`
  ${h};
  ${d};
  grid-template-rows: auto 1fr;
  align-items: start;
  row-gap: 44px;
  padding-top: clamp(56px, 6.2vw, 96px);
  ${c.mobile} {
    padding-top: 44px;
  }
`,T=r`
  grid-column: 1/6;
  grid-row: 2;
  align-self: end;
  aspect-ratio: 5/4;
  .dark & {
    background: radial-gradient(
      50% 60% at 50% 100%,
      rgb(255 106 43 / 0.3),
      rgb(255 106 43 / 0.08) 48%,
      transparent 72%
    );
  }
  svg {
    overflow: visible;
  }
  ${c.belowTablet} {
    display: none;
  }
`,E=r`
  grid-column: 1/7;
  h1 {
    ${s.h1};
    font-size: clamp(2.9rem, 5.6vw, 5.1rem);
  }
  p {
    ${s.lead};
    margin-top: 28px;
    max-width: 30ch;
    color: ${t.ink2};
  }
  ${c.belowTablet} {
    grid-column: 1/-1;
    p {
      max-width: 52ch;
    }
  }
  ${c.mobile} {
    h1 {
      font-size: clamp(2.5rem, 13vw, 4rem);
    }
    p {
      margin-top: 18px;
    }
  }
`,D=r`
  grid-column: 7/-1;
  grid-row: 1/3;
  padding-bottom: clamp(56px, 6vw, 88px);
  h2 {
    ${s.h3};
    padding-bottom: 20px;
    border-bottom: 2px solid ${t.ink};
  }
  ul {
    margin: 0;
  }
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 4px 24px;
    padding-block: 30px 32px;
  }
  li + li {
    border-top: 1px solid ${t.line};
  }
  svg {
    grid-row: span 2;
    color: ${t.emberText};
  }
  h3 {
    font: 850 clamp(1.6rem, 2.5vw, 2.2rem)/1.1 ${n.display};
    letter-spacing: -0.028em;
    word-spacing: 0.07em;
  }
  li p {
    ${s.lead};
    font-size: 1.125rem;
    color: ${t.ink2};
    max-width: 42ch;
  }
  ${c.belowTablet} {
    grid-column: 1/-1;
    grid-row: auto;
  }
  ${c.mobile} {
    margin-top: 36px;
    li {
      grid-template-columns: 36px 1fr;
      column-gap: 16px;
      padding-block: 22px 24px;
    }
    svg {
      width: 36px;
      height: 36px;
    }
    li p {
      font-size: 1.0625rem;
    }
  }
`;function O({heading:e,lead:t,listHeading:n,items:r,fire:a}){return o(`div`,{css:C,children:i(`div`,{css:w,children:[i(`header`,{css:E,children:[o(`h1`,{children:o(_,{lines:e})}),o(`p`,{children:t})]}),i(`section`,{css:D,children:[o(`h2`,{children:n}),o(`ul`,{className:`advantages`,children:r.map(({title:e,description:t,icon:n})=>i(`li`,{children:[o(p,{markup:n,size:44}),o(`h3`,{children:e}),o(`p`,{children:t})]},e))})]}),o(`div`,{css:T,children:o(g,{path:a,width:280,height:224})})]})})}var k=r`
  background: ${t.sunken};
`,A=r`
  ${h};
  ${m};
  h2 {
    ${s.h3};
    margin-bottom: 44px;
  }
  ${c.mobile} {
    h2 {
      margin-bottom: 28px;
    }
  }
`,j=r`
  color: ${t.emberText};
`,M=r`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(56px, 6vw, 88px) clamp(32px, 6vw, 96px);
  margin: 0;
  li:first-of-type {
    grid-column: 1/-1;
  }
  blockquote {
    margin-block: 20px 22px;
    font: 600 clamp(1.35rem, 2vw, 1.75rem)/1.22 ${n.display};
    letter-spacing: -0.018em;
    word-spacing: 0.05em;
    max-width: 30ch;
    text-wrap: pretty;
  }
  li:first-of-type blockquote {
    ${s.quote};
    max-width: 20.5ch;
    margin-block: 28px 32px;
  }
  li:nth-of-type(n + 2) {
    padding-top: 24px;
    border-top: 2px solid ${t.ink};
  }
  figcaption b {
    display: block;
    font-weight: 600;
  }
  figcaption span {
    ${s.small};
    color: ${t.ink2};
  }
  ${c.mobile} {
    grid-template-columns: 1fr;
    gap: 44px;
    li:first-of-type blockquote {
      font-size: 2.125rem;
    }
  }
`;function N({heading:e,stories:t}){return o(`div`,{css:k,children:i(`section`,{css:A,children:[o(`h2`,{children:e}),o(`ul`,{css:M,className:`voices`,children:t.map(({id:e,name:t,company:n,rating:r,content:a})=>o(`li`,{children:i(`figure`,{children:[o(v,{css:j,value:r}),i(`blockquote`,{children:[`«`,a,`»`]}),i(`figcaption`,{children:[o(`b`,{children:t}),n&&o(`span`,{children:n})]})]})},e))})]})})}function P({reasons:t,voices:n,invitation:r}){return i(a,{children:[o(O,{...t}),o(e,{threshold:.3,children:o(N,{...n})}),o(e,{children:o(S,{...r})})]})}export{P as WhyPage};