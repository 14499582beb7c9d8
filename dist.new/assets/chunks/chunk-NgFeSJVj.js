import{a as e,d as t,f as n,i as r,o as i,r as a,s as o,t as s,u as c}from"./chunk-BB1qeiMp.js";import{t as l}from"./chunk-DiOJGAIf.js";import{p as u}from"../start.B8I9tneb.js";import{t as d}from"./chunk-DyPjv8Td.js";var f=n`
  position: relative;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.label};
  }
  > p {
    ${s.small};
    margin: 18px 0 4px;
    color: ${e.ink2};
    max-width: 34ch;
  }
`,p=n`
  position: relative;
  transition: translate ${i.hover} ${o.standard};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto calc(50% - 6px);
    width: 12px;
    height: 56px;
    background:
      radial-gradient(6px 9px at 6px 9px, #d8330f 96%, #0000) no-repeat,
      linear-gradient(#e9cf9d, #e9cf9d) 50% 100%/6px 46px no-repeat;
    transition: translate ${i.open} ${o.ignite};
  }
  li:hover &,
  li:focus-within & {
    ${c.motion} {
      translate: 0 -4px;
    }
    &::before {
      translate: 0 -16px;
    }
  }
`,m=n`
  --ground: #f4b41f;
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  aspect-ratio: 3/4;
  padding: 9px;
  background: var(--ground);
  color: #1a1622;
  border-radius: ${t.label} ${t.label} 0 0;
  box-shadow: inset 0 0 0 1px rgb(26 22 34 / 0.12);
  &[data-ground='indigo'] {
    --ground: #2b3170;
    color: #f4ecdf;
  }
  &[data-ground='bone'] {
    --ground: #f9f6f0;
  }
  &[data-ground='ember'] {
    --ground: #f04e16;
  }
`,h=n`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  min-height: 0;
  padding: 18px 14px 12px;
  border: 2.5px solid;
  outline: 1px solid;
  outline-offset: 3px;
  margin: 4px;
  text-align: center;
  .category {
    ${s.note};
    font-weight: 600;
  }
  h3 {
    ${s.h3};
    font-size: clamp(1.125rem, 10cqi, 1.75rem);
    line-height: 0.98;
    max-width: 6.33em;
    margin-top: 8px;
  }
  .art {
    flex: 1;
    width: 86%;
    height: auto;
    min-height: 0;
    margin-top: 10px;
  }
  .foot {
    display: flex;
    justify-content: space-between;
    align-self: stretch;
    padding-top: 10px;
    border-top: 1.5px solid;
    ${s.note};
    font-weight: 600;
  }
  ${c.belowTablet} {
    padding: 14px 12px 10px;
  }
`,g=n`
  height: 26px;
  border-radius: 0 0 ${t.label} ${t.label};
  background: #3b2a2a radial-gradient(circle, #7d6156 1px, transparent 1.4px) 0 0/5px 5px;
`;function _({title:e,description:t,category:n,ground:i,picture:o,...s}){return r(`div`,{css:f,children:[r(`div`,{css:p,children:[a(`div`,{css:m,"data-ground":i,children:r(`div`,{css:h,children:[a(`p`,{className:`category`,children:n}),a(`h3`,{children:e}),`icon`in o?a(`span`,{className:`art`,children:a(u,{markup:o.icon,size:120})}):a(d,{...o,className:`art`}),r(`p`,{className:`foot`,children:[a(`span`,{children:`Gratis`}),a(`span`,{children:s.brand})]})]})}),a(`div`,{css:g})]}),a(`p`,{children:t}),a(l,{to:s.to,state:s.state,label:e,children:s.action})]})}export{_ as t};