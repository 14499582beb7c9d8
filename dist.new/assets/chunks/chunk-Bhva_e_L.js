import{a as e,d as t,f as n,i as r,o as i,r as a,s as o,t as s,u as c}from"./chunk-BB1qeiMp.js";import{t as l}from"./chunk-BqXcV6yN.js";import{t as u}from"./chunk-Gv2GkJri.js";import{p as d}from"../start.B8I9tneb.js";import{t as f}from"./chunk-BjIscx0t.js";var p=n`
  display: grid;
  gap: 12px;
  margin: 0;
`,m=n`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 20px;
  gap: 0 14px;
  align-items: center;
  padding: 14px;
  border: 1px solid ${e.line2};
  border-radius: ${t.box};
  background: ${e.paper};
  text-decoration: none;
  transition: border-color ${i.hover} ${o.standard};
  .disc {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: ${e.ink};
    color: ${e.raised};
  }
  b {
    display: block;
    font-weight: 600;
    font-size: 1.125rem;
    line-height: 1.35;
  }
  .hint {
    ${s.small};
    display: block;
    color: ${e.ink3};
  }
  > svg {
    transition: translate ${i.hover} ${o.standard};
  }
  &:hover {
    border-color: ${e.ink};
  }
  &:hover > svg {
    translate: 2px -2px;
  }
  ${c.mobile} {
    padding: 12px 14px;
  }
`;function h({channels:e,onChoose:t}){return a(`ul`,{css:p,className:`channels`,children:e.map(({platform:e,name:n,description:i,icon:o,href:s})=>a(`li`,{children:r(`a`,{css:m,href:s,...e!==`email`&&{target:`_blank`,rel:`noopener`},onClick:t,children:[a(`span`,{className:`disc`,children:a(d,{markup:o})}),r(`span`,{children:[a(`b`,{children:n}),a(`span`,{className:`hint`,children:i})]}),a(d,{markup:u,size:20})]})},e))})}var g=n`
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`;function _({channels:e,...t}){return r(f,{...t,children:[a(h,{channels:e,onChoose:t.onClose}),a(`button`,{type:`button`,css:[l.outline,g],onClick:t.onClose,children:`Cerrar`})]})}export{_ as ContactDialog};