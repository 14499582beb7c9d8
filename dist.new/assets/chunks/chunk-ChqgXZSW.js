import{a as e,c as t,d as n,f as r,i,l as a,o,r as s,s as c,t as l,u}from"./chunk-BB1qeiMp.js";import{n as d,t as f}from"./chunk-DiOJGAIf.js";import{b as p,p as m,w as h,x as g}from"../start.B8I9tneb.js";import{t as _}from"./chunk-B47tiqj0.js";import{t as v}from"./chunk-B9Z9vDpt.js";import{t as y}from"./chunk-DyPjv8Td.js";function b(e){return e.join(`\xA0· `)}var x=r`
  ${g};
  padding-bottom: clamp(72px, 7.6vw, 116px);
`,S=r`
  padding: clamp(28px, 5vw, 72px) clamp(20px, 5.6vw, 80px) clamp(28px, 4.5vw, 64px);
  background: ${e.raised};
  border: 1.5px solid ${e.ink};
  border-radius: ${n.menu};
  outline: 1px solid ${e.ink};
  outline-offset: -9px;
`,C=r`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 16px 72px;
  padding-bottom: 28px;
  border-bottom: 3px double ${e.ink};
  h2 {
    ${l.h2}
  }
  p {
    max-width: 40ch;
    color: ${e.ink2};
  }
  ${u.belowPair} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 8px;
  }
  ${u.mobile} {
    padding-bottom: 20px;
  }
`,w=r`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(20rem, 40%)), 1fr));
  column-gap: 72px;
  margin: 0;
  li {
    padding-block: 22px 12px;
    border-bottom: 1px solid ${e.line};
    ${u.mobile} {
      padding-block: 14px 6px;
    }
  }
  h3 {
    display: grid;
    grid-template-columns: minmax(min-content, max-content) minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 12px;
    font: 800 1.3rem/1.2 ${t.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
  }
  h3 i {
    border-bottom: 2px dotted ${e.line2};
  }
  h3 span {
    text-wrap: balance;
  }
  h3 b {
    white-space: nowrap;
    font-weight: 800;
  }
  ${u.mobile} {
    h3 {
      font-size: 1.2rem;
      column-gap: 8px;
    }
    h3 b {
      font-size: 1rem;
    }
  }
  p {
    margin-top: 6px;
    color: ${e.ink2};
    ${u.mobile} {
      ${l.small}
    }
  }
  ${u.belowNarrow} {
    h3 {
      display: flex;
      flex-wrap: wrap;
    }
    h3 i {
      display: none;
    }
  }
  p + p {
    ${l.small};
    margin-top: 4px;
    color: ${e.ink3};
  }
`;function T({heading:e,lead:t,action:n,dishes:r}){return s(`section`,{css:x,children:i(`div`,{css:S,children:[i(`div`,{css:C,children:[s(`h2`,{children:e}),s(`p`,{children:t})]}),s(`ul`,{css:w,className:`menu`,children:r.map(({url:e,title:t,description:r,features:a,price:o})=>i(`li`,{children:[i(`h3`,{children:[s(`span`,{children:t}),s(`i`,{"aria-hidden":`true`}),s(`b`,{children:o})]}),s(`p`,{children:r}),s(`p`,{children:b(a)}),s(f,{to:e,label:`sobre ${t}`,children:n})]},t))})]})})}var E=r`
  ${g};
  ${h}
`,D=r`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: 300px;
  gap: 16px;
  margin: 0;
  > li {
    grid-column: span 3;
  }
  > li:nth-of-type(1),
  > li:nth-of-type(6) {
    grid-column: span 6;
  }
  > li:nth-of-type(7) {
    grid-column: span 5;
  }
  > li:nth-of-type(8) {
    grid-column: span 7;
  }
  ${u.belowNav} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li:nth-of-type(n) {
      grid-column: span 3;
    }
    > li:nth-of-type(1),
    > li:nth-of-type(6),
    > li:nth-of-type(7),
    > li:nth-of-type(8) {
      grid-column: span 6;
    }
  }
  ${u.mobile} {
    grid-auto-rows: auto;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    > li:nth-of-type(n) {
      grid-column: span 1;
      min-height: 196px;
    }
    > li:nth-of-type(1),
    > li:nth-of-type(6),
    > li:nth-of-type(7),
    > li:nth-of-type(8) {
      grid-column: span 2;
      min-height: 256px;
    }
    > li:nth-of-type(7) {
      min-height: 196px;
    }
  }
`,O=r`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 26px;
  overflow: hidden;
  border-radius: ${n.box};
  background: ${e.raised};
  h3 {
    ${l.h3};
    margin-top: auto;
    overflow-wrap: normal;
  }
  p {
    ${l.small};
    position: relative;
    margin-block: 8px 14px;
    color: ${e.ink2};
    max-width: 27ch;
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${a.content};
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid ${e.focus};
    outline-offset: -6px;
  }
  .go {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  .go svg {
    transition: transform ${o.hover} ${c.standard};
  }
  &:hover .go svg {
    transform: translateX(4px);
  }
  ${u.mobile} {
    padding: 18px;
  }
`,k=r`
  background-color: ${e.paper};
  h3 {
    position: relative;
    font-size: clamp(1.5rem, 11cqi, 2.9rem);
    font-weight: 850;
    line-height: 0.98;
    margin: 0 0 4px;
    max-width: 8.9em;
  }
  .go {
    margin-top: auto;
  }
  &[data-tone='night'] {
    background-image: radial-gradient(40% 70% at 70% 100%, rgb(255 106 43 / 0.28), transparent 72%);
  }
`,A=r`
  > svg {
    flex: none;
    margin-left: -2px;
  }
  p {
    max-width: 34ch;
  }
  > [data-wide] {
    position: absolute;
    inset: 34px 28px auto auto;
  }
  ${u.mobile} {
    > svg:not([data-wide]) {
      width: 88px;
      height: auto;
    }
    > [data-wide] {
      inset: auto 18px 20px auto;
      width: 150px;
      height: auto;
    }
    .go {
      margin-top: 10px;
    }
    li:nth-of-type(7) > & h3 {
      margin-top: 0;
    }
    li:nth-of-type(7) > & .go {
      margin-top: auto;
    }
    li:not(:nth-of-type(7)) > & p {
      display: none;
    }
    li:not(:nth-of-type(7)) > & h3 {
      font-size: 1.3rem;
    }
  }
`,j=r`
  position: absolute;
  right: 0;
  bottom: 0;
  width: min(62%, 460px);
  aspect-ratio: 230/130;
  > div {
    transform-origin: bottom;
    transition: transform ${o.layer} ${c.ignite};
  }
  li:hover & > div {
    ${u.motion} {
      transform: scaleY(1.06);
    }
  }
  ${u.mobile} {
    width: 60%;
  }
`;function M({picture:e}){return`icon`in e?s(m,{markup:e.icon,size:84}):s(y,{...e})}function N({heading:e,tiles:t}){return i(`section`,{css:E,children:[s(v,{heading:e}),s(`ul`,{css:D,className:`mosaic`,children:t.map(({url:e,title:t,description:n,picture:r,tone:a,fire:o})=>s(`li`,{children:i(`div`,{css:[O,a?k:A],"data-tone":a,children:[a?s(`div`,{css:j,children:s(_,{src:o,width:230,height:130})}):s(M,{picture:r}),s(`h3`,{children:s(p,{to:e,children:t})}),s(`p`,{children:n}),s(`span`,{className:`go`,children:s(m,{markup:d,size:20})})]})},e))})]})}export{T as n,b as r,N as t};