import{a as e,c as t,d as n,f as r,i,n as a,o,r as s,s as c,t as l,u}from"./chunk-BB1qeiMp.js";import{r as d,t as f}from"./chunk-C-aN8Fq-.js";import{f as p,p as m,x as h}from"../start.B8I9tneb.js";import{t as g}from"./chunk-B47tiqj0.js";var _=r`
  overflow: hidden;
`,v=r`
  ${h};
  padding-top: clamp(72px, 7.6vw, 116px);
  h2 {
    ${l.d2};
    max-width: 11ch;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: end;
    gap: 24px;
    margin-top: clamp(20px, 2.9vw, 42px);
  }
  p {
    ${l.lead};
    max-width: 36ch;
  }
  ${u.mobile} {
    padding-top: 64px;
    > div > a {
      width: 100%;
    }
  }
`,y=r`
  height: clamp(150px, 20.8vw, 300px);
  margin-top: 24px;
  ${u.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`;function b({heading:e,lead:t,action:n,dialog:r,fire:a}){return i(`section`,{css:_,id:`contact`,"data-tone":`ember`,children:[i(`div`,{css:v,children:[s(`h2`,{children:e}),i(`div`,{children:[s(`p`,{children:t}),s(f,{dialog:r,look:`principal`,children:n})]})]}),s(`div`,{css:y,children:s(g,{src:a,width:720,height:150})})]})}var x=Array.from({length:8},(e,t)=>t+1).map(e=>`&:has(option:nth-of-type(${e}):checked) .option:not(:nth-of-type(${e})){display:none}`).join(``),S=r`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;
  margin: 0;
  > li {
    display: flex;
  }
  ${u.belowNav} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${u.mobile} {
    display: flex;
    gap: 12px;
    margin-inline: -20px;
    && {
      padding-inline: 20px;
    }
    scroll-padding-inline: 20px;
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: min(300px, 86vw);
      scroll-snap-align: start;
    }
  }
`,C=r`
  display: none;
  ${l.small};
  color: ${e.ink3};
  margin-bottom: 12px;
  ${u.mobile} {
    display: block;
  }
`,w=r`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: 36px 26px 44px;
  background: ${e.raised};
  mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50%/18px 100%;
  h3 {
    ${l.h3}
  }
  .foot {
    display: grid;
    margin-top: auto;
  }
  @supports selector(:has(*)) {
    ${x}
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`,T=r`
  position: relative;
  display: block;
  margin-block: 14px 26px;
  select {
    width: 100%;
    min-height: 52px;
    padding: 10px 44px 10px 14px;
    border: 1.5px solid ${e.line2};
    border-radius: ${n.control};
    background: ${e.paper};
    font-weight: 500;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
    transition: border-color ${o.hover} ${c.standard};
  }
  select:hover {
    border-color: ${e.ink};
  }
  svg {
    position: absolute;
    inset: 50% 14px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`,E=r`
  ${l.price};
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 2.7rem;
  font-size: clamp(1.7rem, 16cqi, 2.7rem);
  &[data-long] {
    font-size: clamp(1.5rem, 13.4cqi, 2.7rem);
  }
  small {
    font: 500 1rem/1 ${t.text};
    letter-spacing: 0;
    word-spacing: 0;
    color: ${e.ink2};
  }
`,D=r`
  margin-bottom: 28px;
  .option + .option {
    margin-top: 24px;
  }
  .note {
    ${l.note};
    margin-top: 6px;
    color: ${e.ink3};
  }
  ul {
    display: grid;
    gap: 10px;
    margin-top: 22px;
    padding-top: 22px;
    border-top: 2px dashed ${e.line};
  }
  li {
    display: flex;
    gap: 12px;
    ${l.small}
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: ${e.emberText};
  }
`,O=12;function k({receipts:e,action:t}){return i(a,{children:[s(`p`,{css:C,"aria-hidden":`true`,children:`Desliza →`}),s(`ul`,{css:S,className:`receipts`,children:e.map(e=>s(`li`,{children:s(A,{receipt:e,children:t(e)})},e.id))})]})}function A({receipt:e,children:t}){return i(`div`,{css:w,children:[s(`h3`,{children:e.title}),i(`div`,{css:T,children:[s(`select`,{"aria-label":e.selectLabel,defaultValue:e.defaultOption,children:e.options.map(({id:e,name:t})=>s(`option`,{value:e,children:t},e))}),s(m,{markup:p,size:18})]}),s(`div`,{css:D,"aria-live":`polite`,children:e.options.map(e=>s(j,{...e},e.id))}),s(`div`,{className:`foot`,children:t})]})}function j({name:e,prefix:t,amount:n,note:r,features:a}){return i(`div`,{className:`option`,children:[s(`p`,{className:`vh`,children:e}),i(`p`,{css:E,"data-long":t.length+n.length>O?``:void 0,children:[t&&s(`small`,{children:t}),n]}),s(`p`,{className:`note`,children:r}),s(`ul`,{className:`includes`,children:a.map(e=>i(`li`,{children:[s(m,{markup:d,size:18}),e]},e))})]})}export{b as n,k as t};