import{t as e}from"./chunk-BdbfPmBX.js";import{t}from"./chunk-CSm442f_.js";import{a as n,c as r,d as i,f as a,i as o,n as s,r as c,t as l,u}from"./chunk-BB1qeiMp.js";import{S as d,_ as f,a as p,b as m,c as h,d as g,g as _,h as v,i as y,l as b,m as ee,p as x,r as S,u as C,v as w,w as T,x as E}from"../start.B8I9tneb.js";import{t as D}from"./chunk-B9Z9vDpt.js";import{r as O,t as k}from"./chunk-C-aN8Fq-.js";import{t as A}from"./chunk-D48FzfZN.js";import{t as j}from"./chunk-ByaRsgmK.js";var M=a`
  ${E};
  ${T}
`,N=a`
  ${d};
  align-items: start;
  row-gap: 44px;
  h2 {
    ${l.h2};
    grid-column: 1/5;
    max-width: 10ch;
  }
  ${u.belowNav} {
    h2 {
      grid-column: 1/-1;
      max-width: 20ch;
    }
  }
  ${u.mobile} {
    h2 {
      margin-bottom: 28px;
    }
  }
`,P=a`
  grid-column: 5/-1;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 clamp(32px, 5vw, 72px);
  margin: 0;
  ${u.belowNav} {
    grid-column: 1/-1;
  }
  ${u.mobile} {
    grid-template-columns: 1fr;
  }
  li {
    display: grid;
    grid-template-columns: 32px 1fr;
    gap: 4px 28px;
    align-content: start;
    padding-block: 26px 30px;
    border-top: 1px solid ${n.line};
  }
  svg {
    grid-row: span 2;
    color: ${n.emberText};
  }
  h3 {
    ${l.h3};
    font-size: 1.375rem;
  }
  p {
    ${l.small};
    color: ${n.ink2};
    max-width: 44ch;
  }
  ${u.mobile} {
    li {
      column-gap: 20px;
      padding-block: 22px;
    }
  }
`;function F({heading:e,items:t}){return c(`section`,{css:M,children:o(`div`,{css:N,children:[c(`h2`,{children:e}),c(`ul`,{css:P,className:`features`,children:t.map(({title:e,description:t,icon:n})=>o(`li`,{children:[c(x,{markup:n,size:32}),c(`h3`,{children:e}),c(`p`,{children:t})]},e))})]})})}var I=a`
  margin: 0;
  li {
    display: flex;
    gap: 12px;
    padding-block: 5px;
    line-height: 1.4;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${n.emberText};
  }
`;function L({features:e,className:t}){return c(`ul`,{css:I,className:t,children:e.map(e=>o(`li`,{children:[c(x,{markup:O,size:18}),e]},e))})}var R=a`
  container-type: inline-size;
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  b {
    ${l.price};
    font-size: clamp(2.4rem, 16cqi, 3.2rem);
  }
  b[data-long] {
    font-size: clamp(1.75rem, 11.2cqi, 3.2rem);
  }
  small {
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${n.ink2};
    white-space: nowrap;
  }
  small + small {
    flex-basis: 100%;
  }
`,z=9;function B({prefix:e,amount:t,currency:n,period:r,recurring:i}){return c(`p`,{css:R,children:o(`span`,{children:[o(`b`,{"data-long":e.length+t.length>z?``:void 0,children:[e,t]}),` `,o(`small`,{children:[n,r]}),` `,i&&c(`small`,{children:i})]})})}var V=a`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 36px 32px 34px;
  background: ${n.raised};
  border: 1px solid ${n.line};
  border-radius: ${i.box};
  h3 {
    ${l.h3};
    font-size: 1.75rem;
    margin-bottom: 14px;
  }
  > p:last-of-type {
    color: ${n.ink2};
    margin-top: 4px;
  }
  ${u.pair} {
    [data-popular] & {
      padding: 44px 35px 50px;
    }
    li:not([data-popular]):first-of-type & {
      border-radius: ${i.box} 0 0 ${i.box};
    }
    li:not([data-popular]):last-of-type & {
      border-radius: 0 ${i.box} ${i.box} 0;
    }
  }
`,H=a`
  flex: 1;
  margin-block: 26px 28px;
  border-top: 2px dashed ${n.line};
  && {
    padding-top: 18px;
  }
`,U=a`
  width: 100%;
`,W=a`
  align-self: start;
  margin-bottom: 18px;
  padding: 6px 12px;
  border-radius: ${i.label};
  background: ${n.maize};
  color: #1a1622;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`;function te({plan:e,action:t,dialog:n}){let{name:r,description:i,price:a,popular:s,label:l,features:u}=e;return o(`div`,{css:V,"data-tone":s?`night`:void 0,children:[l&&c(`span`,{css:W,children:l}),c(`h3`,{children:r}),c(B,{...a}),c(`p`,{children:i}),c(L,{css:H,features:u}),o(k,{css:U,look:s?`principal`:`outline`,dialog:n,children:[t,o(`span`,{className:`vh`,children:[`: `,r]})]})]})}var G=a`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 44px clamp(44px, 6vw, 96px);
  padding: clamp(28px, 4.6vw, 64px);
  background: ${n.raised};
  border: 1px solid ${n.line};
  border-radius: ${i.box};
  ${u.belowPair} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`,K=a`
  display: flex;
  flex-direction: column;
  align-items: start;
  h3 {
    ${l.h3};
    font-size: clamp(1.75rem, 2.6vw, 2.25rem);
    margin-bottom: 18px;
  }
  > p {
    width: 100%;
  }
  > p:last-of-type {
    margin-block: 12px 28px;
    color: ${n.ink2};
    max-width: 34ch;
  }
  > a {
    margin-top: auto;
  }
  ${u.mobile} {
    > a {
      width: 100%;
    }
  }
`,q=a`
  columns: 2;
  column-gap: 44px;
  border-top: 2px dashed ${n.line};
  && {
    padding-top: 18px;
  }
  li {
    break-inside: avoid;
    padding-block: 9px;
  }
  ${u.mobile} {
    columns: 1;
    li {
      padding-block: 5px;
    }
  }
`;function J({plan:e,action:t,dialog:n}){let{name:r,description:i,price:a,label:s}=e;return o(`div`,{css:G,"data-tone":`night`,children:[o(`div`,{css:K,children:[s&&c(`span`,{css:W,children:s}),c(`h3`,{children:r}),c(B,{...a}),c(`p`,{children:i}),c(k,{look:`principal`,dialog:n,children:t})]}),c(L,{css:q,features:e.features})]})}var Y=a`
  background: ${n.sunken};
`,X=a`
  ${E};
  ${T}
`,Z=a`
  display: grid;
  grid-template-columns: 1fr 1.13fr 1fr;
  align-items: center;
  margin: 0;
  > li {
    min-width: 0;
    height: 100%;
    padding-block: 44px;
  }
  > li[data-popular] {
    position: relative;
    margin-inline: -1px;
    padding-block: 0;
  }
  ${u.belowPair} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    > li,
    > li[data-popular] {
      margin: 0;
      padding: 0;
    }
    > li[data-popular] {
      order: -1;
    }
  }
`;function Q({heading:e,lead:t,action:n,plans:r,dialog:i}){let[a]=r;return c(`section`,{css:Y,id:`planes`,children:o(`div`,{css:X,children:[c(D,{heading:e,children:t&&c(`p`,{children:t})}),r.length===1&&a?c(J,{plan:a,action:n,dialog:i}):c(`ul`,{css:Z,className:`plans`,children:r.map(e=>c(`li`,{"data-popular":e.popular||void 0,children:c(te,{plan:e,action:n,dialog:i})},e.id))})]})})}var ne={phone:w(),industry:{name:`industria`,kind:`text`,label:`Industria`,isRequired:!1},productType:{name:`tipoProducto`,kind:`text`,label:`Tipo de Producto`,isRequired:!1},website:{name:`sitioWeb`,kind:`url`,label:`Sitio Web (URL)`,placeholder:`https://`,isRequired:!1,autoComplete:`url`}};function re(e){return[f(),v(),...e.company?[ee()]:[],...e.extra?[ne[e.extra]]:[],_({label:e.messageLabel,placeholder:e.messageHint})]}function ie({slug:e,service:t,action:n,...r}){let i=re(r),a=S({id:`cotizar-${e}`,subject:`Cotización: ${t}`,opening:`Hola, quiero una cotización de ${t}.`,fields:i,action:n});return o(`div`,{children:[o(b,{form:a,children:[c(C,{children:i.map(e=>c(g,{field:e,form:a},e.name))}),c(y,{children:c(p,{form:a,look:`principal`,isWide:!0})})]}),c(h,{form:a})]})}var ae=a`
  ${E};
  ${d};
  ${T};
  align-items: start;
  row-gap: 44px;
`,oe=a`
  grid-column: 1/7;
  h2 {
    ${l.h2};
    max-width: 16ch;
  }
  p {
    ${l.lead};
    margin-top: 20px;
    max-width: 36ch;
    color: ${n.ink2};
  }
  ${u.belowTablet} {
    grid-column: 1/-1;
    h2,
    p {
      max-width: 40ch;
    }
  }
  ${u.mobile} {
    margin-bottom: 28px;
  }
`,se=a`
  grid-column: 7/-1;
  ${u.belowTablet} {
    grid-column: 1/-1;
  }
`;function ce({heading:e,lead:t,form:n,fire:r}){return o(`section`,{"data-tone":`night`,children:[o(`div`,{css:ae,children:[o(`div`,{css:oe,children:[c(`h2`,{children:e}),c(`p`,{children:t})]}),c(`div`,{css:se,children:c(ie,{...n})})]}),c(A,{shape:`low`,src:r})]})}var le=a`
  ${E};
  padding-block: 56px 32px;
  nav {
    ${l.small};
    margin-bottom: 12px;
    color: ${n.ink3};
  }
  nav a {
    display: inline-block;
    padding-block: 11px;
    color: ${n.ink2};
    text-underline-offset: 4px;
  }
  nav a:hover {
    color: ${n.ink};
    text-decoration-color: ${n.ember};
    text-decoration-thickness: 2px;
  }
  ${u.mobile} {
    padding-block: 24px 12px;
  }
`,ue=a`
  ${d};
  align-items: end;
  row-gap: 24px;
  h1 {
    ${l.h1};
    grid-column: 1/8;
  }
  ${u.belowTablet} {
    h1 {
      grid-column: 1/-1;
    }
  }
`,de=a`
  grid-column: 9/-1;
  p {
    ${l.lead};
    max-width: 36ch;
    color: ${n.ink2};
    margin-bottom: 24px;
  }
  ${u.belowTablet} {
    grid-column: 1/-1;
    p {
      max-width: 52ch;
    }
  }
  ${u.mobile} {
    margin-top: 18px;
    > a {
      width: 100%;
    }
  }
`,fe=a`
  border-bottom: 1px solid ${n.line};
  > div {
    ${E}
  }
`,pe=a`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 24px;
  margin: 0;
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    font-weight: 600;
    line-height: 1.3;
  }
  svg {
    flex: none;
    color: ${n.emberText};
  }
  ${u.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li {
      padding-block: 12px;
    }
    li:nth-of-type(n + 3) {
      position: relative;
    }
    li:nth-of-type(n + 3)::before {
      content: '';
      position: absolute;
      inset: 0 -24px auto 0;
      border-top: 1px solid ${n.line};
    }
    li:nth-of-type(4)::before {
      right: 0;
    }
  }
  ${u.mobile} {
    column-gap: 16px;
    li {
      gap: 10px;
      font-size: 0.9375rem;
    }
    li:nth-of-type(3)::before {
      right: -16px;
    }
  }
`;function $({parent:e,name:t,heading:n,lead:r,action:i,badges:a,fire:s,dialog:l}){return o(`header`,{children:[o(`div`,{css:le,children:[o(`nav`,{"aria-label":`Ruta`,children:[c(m,{to:e.to,children:e.label}),` /`,` `,c(`span`,{"aria-current":`page`,children:t})]}),o(`div`,{css:ue,children:[c(`h1`,{children:n}),o(`div`,{css:de,children:[c(`p`,{children:r}),c(k,{look:`ember`,dialog:l,children:i})]})]})]}),c(A,{shape:`tall`,path:s}),c(`div`,{css:fe,children:c(`div`,{children:c(`ul`,{css:pe,className:`badges`,children:a.map(({label:e,icon:t})=>o(`li`,{children:[c(x,{markup:t}),e]},e))})})})]})}var me=a`
  ${E};
  ${T}
`,he=a`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 44px clamp(24px, 3.4vw, 48px);
  margin: 0;
  ${u.belowTablet} {
    grid-template-columns: 1fr;
    gap: 36px;
  }
  li {
    padding-top: 20px;
    border-top: 2px solid ${n.ink};
  }
  blockquote {
    margin: 16px 0 20px;
    font: 500 1.375rem/1.3 ${r.display};
    letter-spacing: -0.012em;
    text-wrap: pretty;
  }
  ${u.belowTablet} {
    blockquote {
      max-width: 40ch;
    }
  }
  figcaption b {
    display: block;
    font-weight: 600;
  }
  figcaption span {
    ${l.small};
    color: ${n.ink3};
  }
`;function ge({heading:e,stories:t}){return o(`section`,{css:me,children:[c(D,{heading:e}),c(`ul`,{css:he,className:`stories`,children:t.map(({id:e,name:t,company:n,rating:r,content:i})=>c(`li`,{children:o(`figure`,{children:[c(j,{value:r}),o(`blockquote`,{children:[`«`,i,`»`]}),o(`figcaption`,{children:[c(`b`,{children:t}),n&&c(`span`,{children:n})]})]})},e))})]})}function _e({hero:n,features:r,plans:i,stories:a,questions:l,quote:u,dialog:d}){return o(s,{children:[c($,{...n,dialog:d}),c(e,{children:c(F,{...r})}),c(e,{children:c(Q,{...i,dialog:d})}),c(e,{children:c(ge,{...a})}),c(e,{children:c(t,{ground:`ruled`,...l})}),c(e,{children:c(ce,{...u})})]})}export{_e as ServicePage};