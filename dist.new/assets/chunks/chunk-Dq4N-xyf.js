import{t as e}from"./chunk-BdbfPmBX.js";import{t}from"./chunk-CSm442f_.js";import{a as n,f as r,i,n as a,r as o,t as s,u as c}from"./chunk-BB1qeiMp.js";import{t as l}from"./chunk-BiCVQWgU.js";import{S as u,_ as d,a as f,c as p,d as m,g as h,h as g,i as _,l as v,m as y,p as b,r as x,u as S,v as C,x as w}from"../start.B8I9tneb.js";import{t as T}from"./chunk-D3eVEyxq.js";function E(e){return[d(e.name),g(e.email),y(e.company),C(e.phone),{name:`servicio`,kind:`select`,isRequired:!0,missing:`Elige un servicio; si dudas, «Otro».`,...e.service},{name:`presupuesto`,kind:`select`,isRequired:!1,...e.budget},h(e.message)]}function D(e){let t=E(e),n=x({id:`contacto`,subject:`Contacto`,opening:`Hola, quiero contarles mi proyecto.`,fields:t,action:e.action});return i(`div`,{children:[i(v,{form:n,children:[o(S,{children:t.map(e=>o(m,{field:e,form:n},e.name))}),o(_,{note:e.note,children:o(f,{form:n,look:`ember`})})]}),o(p,{form:n})]})}var O=r`
  margin: 0;
  max-width: 533px;
  border-top: 1px solid ${n.line};
  > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 24px;
    align-items: baseline;
    padding: 20px 0 20px 48px;
    border-bottom: 1px solid ${n.line};
  }
  svg {
    position: absolute;
    inset: 22px auto auto 0;
    color: ${n.emberText};
  }
  dt {
    ${s.small};
    grid-area: 1/2;
    color: ${n.ink3};
    text-align: right;
  }
  dd {
    grid-column: 1;
  }
  .content {
    grid-row: 1;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .detail {
    ${s.small};
    grid-column: 1/-1;
    margin-top: 2px;
    color: ${n.ink3};
  }
  a {
    display: inline-block;
    margin-block: -10px;
    padding-block: 10px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${n.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  ${c.belowTablet} {
    max-width: none;
  }
  ${c.mobile} {
    > div {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: 18px;
      padding: 16px 0 16px 42px;
    }
    svg {
      top: 18px;
    }
    dt {
      justify-self: end;
      max-width: 6em;
    }
  }
  @media (max-width: 22.49em) {
    dt {
      grid-area: auto;
      grid-column: 1/-1;
      justify-self: start;
      max-width: none;
      text-align: left;
    }
    .content {
      grid-column: 1/-1;
    }
  }
`;function k({cards:e}){return o(`dl`,{css:O,children:e.map(({icon:e,title:t,content:n,detail:r,href:a})=>i(`div`,{children:[i(`dt`,{children:[o(b,{markup:e}),t]}),o(`dd`,{className:`content`,children:a?o(`a`,{href:a,...a.startsWith(`http`)&&{target:`_blank`,rel:`noopener`},children:n}):n}),o(`dd`,{className:`detail`,children:r})]},t))})}var A=r`
  overflow: hidden;
  border-bottom: 3px solid ${n.ink};
`,j=r`
  ${w};
  ${u};
  align-items: start;
  row-gap: 56px;
  padding-block: clamp(56px, 6.2vw, 88px) 40px;
  ${c.mobile} {
    padding-block: 44px 40px;
  }
`,M=r`
  grid-column: 1/7;
  h1 {
    ${s.h1}
  }
  h1 + p {
    ${s.lead};
    max-width: 36ch;
    margin-block: 28px 36px;
    color: ${n.ink2};
  }
  ${c.belowTablet} {
    grid-column: 1/-1;
    h1 + p {
      max-width: 52ch;
    }
  }
  ${c.mobile} {
    h1 + p {
      margin-block: 18px 32px;
    }
  }
`,N=r`
  grid-column: 7/-1;
  padding-top: 6px;
  ${c.belowTablet} {
    grid-column: 1/-1;
    padding-top: 0;
  }
  ${c.mobile} {
    margin-top: 32px;
  }
`,P=r`
  height: clamp(84px, 8.9vw, 128px);
  ${c.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`;function F({heading:e,lead:t,cards:n,formHeading:r,form:a,fire:s}){return i(`section`,{css:A,children:[i(`div`,{css:j,children:[i(`div`,{css:M,children:[o(`h1`,{children:o(T,{lines:e})}),o(`p`,{children:t}),o(k,{cards:n})]}),i(`div`,{css:N,children:[o(`h2`,{className:`vh`,children:r}),o(D,{...a})]})]}),o(`div`,{css:P,children:o(l,{path:s,width:720,height:64})})]})}function I({facts:n,questions:r}){return i(a,{children:[o(F,{...n}),o(e,{children:o(t,{ground:`last`,...r})})]})}export{I as ContactPage};