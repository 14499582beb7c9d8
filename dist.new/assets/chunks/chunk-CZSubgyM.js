const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/chunks/chunk-Cr7e1aqV.js","assets/chunks/chunk-BB1qeiMp.js","assets/chunks/chunk-XKyaHtl9.js","assets/chunks/chunk-BqXcV6yN.js","assets/chunks/chunk-BjIscx0t.js","assets/chunks/chunk-BU1Pg_XD.js","assets/chunks/chunk-BduUtaMT.js","assets/chunks/chunk-B47tiqj0.js","assets/chunks/chunk-BHmUMEnN.js","assets/chunks/chunk-D2HHi7xX.js","assets/start.B8I9tneb.js","assets/chunks/chunk-DygEbaNj.js","assets/chunks/chunk-C5LnA15G.js","assets/chunks/chunk-BEs90ySf.js","assets/chunks/chunk-CFj5c3U9.js","assets/chunks/chunk-BONIOkCY.js"])))=>i.map(i=>d[i]);
import{r as e}from"./chunk-XKyaHtl9.js";import{n as t,t as n}from"./chunk-BdbfPmBX.js";import{t as r}from"./chunk-CSm442f_.js";import{a as i,c as a,d as o,f as s,h as c,i as l,l as u,n as ee,o as d,p as te,r as f,s as p,t as m,u as h}from"./chunk-BB1qeiMp.js";import{n as g,t as _}from"./chunk-DiOJGAIf.js";import{D as ne,S as v,T as y,b,p as x,w as S,x as C}from"../start.B8I9tneb.js";import{t as re}from"./chunk-NgFeSJVj.js";import{t as w}from"./chunk-B9Z9vDpt.js";import{n as T,r as E,t as ie}from"./chunk-8gPKPzkT.js";import{n as ae,r as oe,t as se}from"./chunk-C-aN8Fq-.js";import{t as ce}from"./chunk-CFj5c3U9.js";import{t as D}from"./chunk-BEs90ySf.js";import{t as O}from"./chunk-CHwdtH1S.js";import{t as k}from"./chunk-DygEbaNj.js";import{n as le,r as A,t as ue}from"./chunk-ChqgXZSW.js";import{n as de,t as fe}from"./chunk-z3RRfXrf.js";import{n as j,r as M,t as N}from"./chunk-BqXcV6yN.js";import{t as P}from"./chunk-BiCVQWgU.js";import{t as F}from"./chunk-D3eVEyxq.js";import{n as I,r as L,t as R}from"./chunk-CuSWuzQX.js";import{a as z,n as B,r as V,t as pe}from"./chunk-BHmUMEnN.js";import{n as H}from"./chunk-C5LnA15G.js";import{r as me}from"./chunk-D2HHi7xX.js";import{t as he}from"./chunk-ByaRsgmK.js";var U=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M216,48V208a16,16,0,0,1-16,16H160a16,16,0,0,1-16-16V48a16,16,0,0,1,16-16h40A16,16,0,0,1,216,48ZM96,32H56A16,16,0,0,0,40,48V208a16,16,0,0,0,16,16H96a16,16,0,0,0,16-16V48A16,16,0,0,0,96,32Z"/></svg>`,W=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M240,128a15.74,15.74,0,0,1-7.6,13.51L88.32,229.65a16,16,0,0,1-16.2.3A15.86,15.86,0,0,1,64,216.13V39.87a15.86,15.86,0,0,1,8.12-13.82,16,16,0,0,1,16.2.3L232.4,114.49A15.74,15.74,0,0,1,240,128Z"/></svg>`,ge=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm64-88a8,8,0,0,1-8,8H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48A8,8,0,0,1,192,128Z"/></svg>`,G=e=>`Hola, quiero registrarme al ${e?`evento «${e}»`:`próximo evento`}.`,_e=s`
  ${C};
  ${S};
  h2 {
    ${m.statement};
    max-width: 19ch;
    ${h.mobile} {
      font-size: clamp(2.125rem, 9.2vw, 2.4rem);
    }
  }
`,ve=s`
  ${v};
  row-gap: 32px;
  margin-top: 44px;
  align-items: start;
  ${h.mobile} {
    margin-top: 24px;
  }
`,ye=s`
  grid-column: 4/9;
  p {
    ${m.lead};
    color: ${i.ink2};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
    margin-top: 12px;
  }
  ${h.belowTablet} {
    grid-column: 1/-1;
  }
`,be=s`
  grid-column: 9/-1;
  margin: 0;
  border-top: 2px solid ${i.ink};
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 13px;
    border-bottom: 1px solid ${i.line};
  }
  dt {
    color: ${i.ink2};
  }
  dd {
    font-weight: 600;
    text-align: right;
  }
  ${h.belowTablet} {
    grid-column: 1/-1;
  }
  ${h.mobile} {
    margin-top: 24px;
  }
`;function xe({heading:e,text:t,links:n,facts:r}){return l(`section`,{css:_e,children:[f(`h2`,{children:e}),l(`div`,{css:ve,children:[l(`div`,{css:ye,children:[f(`p`,{children:t}),f(`div`,{children:n.map(({label:e,to:t})=>f(_,{to:t,children:e},t))})]}),f(`dl`,{css:be,children:r.map(({label:e,value:t})=>l(`div`,{children:[f(`dt`,{children:e}),f(`dd`,{children:t})]},e))})]})]})}var Se=s`
  ${C};
  ${S};
  overflow-x: clip;
`,Ce=s`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 28px;
  margin: 0 0 44px;
  > li:nth-of-type(even) {
    translate: 0 44px;
  }
  ${h.belowNav} {
    gap: 20px;
  }
  ${h.belowTablet} {
    margin: 0;
    > li:nth-of-type(n) {
      translate: none;
    }
  }
  ${h.mobile} {
    display: flex;
    gap: 16px;
    margin-inline: -20px;
    && {
      padding: 16px 20px 0;
    }
    scroll-padding-inline: 20px;
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: 236px;
      scroll-snap-align: start;
    }
  }
`;function we({heading:e,lead:t,action:n,brand:r,apps:i}){return l(`section`,{css:Se,children:[f(w,{heading:e,children:f(`p`,{children:t})}),f(`ul`,{css:Ce,className:`apps`,children:i.map(e=>f(`li`,{children:f(re,{...e,brand:r,action:n,to:`/app-loader`,state:{app:e.title}})},e.title))})]})}var Te=s`
  ${C};
  ${S}
`,Ee=s`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: 1fr 1fr;
  column-gap: 24px;
  margin: 0;
  > li {
    position: relative;
  }
  h3 {
    ${m.h3}
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${o.control};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 3px solid ${i.focus};
    outline-offset: 3px;
  }
  > li:hover h3 a {
    text-decoration: underline;
    text-decoration-color: ${i.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  ${h.belowTablet} {
    display: block;
  }
`,De=s`
  grid-area: 1/1/3/8;
  padding-right: 16px;
  h3 {
    font-size: clamp(1.75rem, 2.75vw, 2.5rem);
    margin-top: 22px;
  }
  .text {
    margin-block: 8px 12px;
    color: ${i.ink2};
    max-width: 60ch;
  }
  ${h.belowTablet} {
    padding: 0 0 24px;
  }
`,Oe=s`
  grid-column: 8/-1;
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  align-content: start;
  border-bottom: 1px solid ${i.line};
  & + & {
    padding-top: 24px;
  }
  h3 {
    margin-block: 6px 8px;
  }
  .text {
    ${m.small};
    color: ${i.ink2};
  }
  ${h.belowNav} {
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 18px;
  }
  ${h.belowTablet} {
    padding-block: 24px;
    border-top: 0;
  }
  ${h.mobile} {
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 6px 16px;
    h3 {
      font-size: 1.3rem;
      margin-block: 4px 0;
    }
    > div:last-of-type {
      display: contents;
    }
    > :first-of-type {
      grid-row: 1/3;
    }
    p,
    h3 {
      grid-column: 2;
    }
    .text {
      grid-column: 1/-1;
    }
  }
`,ke=s`
  overflow: hidden;
  aspect-ratio: 16/10;
  border-radius: ${o.control};
`;function K({category:e,author:t,date:n,dateText:r}){return l(ie,{children:[f(`b`,{children:e}),f(`span`,{children:t}),f(`time`,{dateTime:n,children:r.month})]})}function Ae({heading:e,link:n,articles:[r,...i]}){return l(`section`,{css:Te,children:[f(w,{heading:e,children:f(_,{to:n.to,children:n.label})}),l(`ul`,{css:[Ee,t],className:`teasers`,children:[r&&l(`li`,{css:De,children:[f(`div`,{css:ke,"data-tone":r.tone,children:f(E,{src:r.cover,width:360,height:225})}),f(`h3`,{children:f(b,{to:r.url,children:r.title})}),f(`p`,{className:`text`,children:r.description}),f(K,{...r})]}),i.map(e=>l(`li`,{css:Oe,children:[f(T,{shape:`square`,src:e.cover,tone:e.tone}),l(`div`,{children:[f(K,{...e}),f(`h3`,{children:f(b,{to:e.url,children:e.title})}),f(`p`,{className:`text`,children:e.description})]})]},e.slug))]})]})}var je=()=>k(()=>import(`./chunk-Cr7e1aqV.js`).then(e=>e.EventDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]));function q({action:e,dialog:t,className:n}){return f(ae,{href:ce(D.whatsapp,G(t.event)),look:`ember`,load:je,data:t,className:n,children:e})}var Me=s`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, 592px);
  aspect-ratio: 1;
  margin-inline: auto;
  background: radial-gradient(
    circle,
    rgb(255 106 43 / 0.36),
    rgb(255 106 43 / 0.1) 48%,
    transparent 68%
  );
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: ${i.ember};
  }
  dl {
    text-align: center;
  }
  dt {
    ${m.lead};
    font-size: clamp(1.0625rem, 2vw, 1.6rem);
  }
  dd {
    font: 850 clamp(4.4rem, 11.2vw, 10.2rem)/0.9 ${a.display};
    letter-spacing: -0.04em;
    color: ${i.maize};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 12px;
  }
  ${h.belowTablet} {
    width: min(100%, 440px);
    dd {
      font-size: clamp(4.4rem, 18vw, 8rem);
    }
  }
  ${h.mobile} {
    width: min(100%, 324px);
    dd {
      font-size: 4.75rem;
    }
  }
`;function Ne({path:e,value:t,label:n}){return l(`div`,{css:Me,children:[f(`svg`,{"aria-hidden":`true`,viewBox:`0 0 600 600`,children:f(`path`,{d:e})}),f(`dl`,{children:l(`div`,{children:[f(`dt`,{children:n}),f(`dd`,{children:t})]})})]})}var Pe=s`
  ${C};
  ${S};
  ${v};
  align-items: center;
  > .ring {
    grid-column: 1/7;
  }
  > .words {
    grid-column: 7/-1;
  }
  h2 {
    ${m.h2}
  }
  h2 + p {
    ${m.lead};
    margin-top: 18px;
    max-width: 42ch;
    color: ${i.ink2};
  }
  ${h.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 32px;
    > .ring,
    > .words {
      grid-column: 1;
    }
  }
  ${h.mobile} {
    padding-top: 44px;
  }
`,Fe=s`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 44px;
  margin-top: 28px;
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 12px;
  }
  dt {
    ${m.small};
    order: 2;
    color: ${i.ink2};
  }
  dd {
    font: 850 2.6rem/1 ${a.display};
    letter-spacing: -0.03em;
    color: ${i.maize};
  }
  ${h.mobile} {
    gap: 8px 24px;
    div {
      gap: 8px;
    }
    dd {
      font-size: 2rem;
    }
  }
`,Ie=s`
  margin-top: 28px;
  border-top: 2px solid ${i.ink};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 16px 24px;
    padding-block: 20px;
    border-bottom: 1px solid ${i.line};
  }
  li > div {
    flex: 1 1 260px;
  }
  h3 {
    font: 600 1.0625rem/1.4 ${a.text};
  }
  p {
    ${m.small};
    color: ${i.ink2};
    max-width: 44ch;
  }
`,Le=s`
  margin-top: 28px;
`,Re=s`
  ${m.small};
  margin-top: 18px;
  color: ${i.ink3};
  b {
    font-weight: 600;
    color: ${i.ink2};
  }
`;function ze({claims:e,...t}){let[n,...r]=e;return f(`section`,{"data-tone":`night`,children:l(`div`,{css:Pe,children:[f(`div`,{className:`ring`,children:n&&f(Ne,{path:t.ring,...n})}),l(`div`,{className:`words`,children:[f(`h2`,{children:t.heading}),f(`p`,{children:t.text}),f(`dl`,{css:Fe,children:r.map(({value:e,label:t})=>l(`div`,{children:[f(`dt`,{children:t}),f(`dd`,{children:e})]},t))}),t.upcoming.length>0&&f(`ul`,{css:Ie,className:`events`,children:t.upcoming.map(({title:e,description:n,date:r})=>l(`li`,{children:[l(`div`,{children:[f(`h3`,{children:e}),r&&f(`p`,{children:r}),f(`p`,{children:n})]}),f(q,{action:t.action,dialog:{...t.dialog,event:e}})]},e))}),t.upcoming.length===0&&f(q,{css:Le,action:t.action,dialog:t.dialog}),t.archive.titles.length>0&&l(`p`,{css:Re,children:[l(`b`,{children:[t.archive.label,`:`]}),` `,A(t.archive.titles)]})]})]})})}var J=e(c(),1),Be=s`
  ${R};
  max-width: 480px;
`,Ve=s`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0 0 0 18px;
  border: 0;
  background: none;
  outline: none;
`;function He({label:e,placeholder:t,action:n}){let{send:r,open:i}=ne(),a=(0,J.useId)(),o=(0,J.useRef)(null),[s,c]=(0,J.useState)(!1),u=()=>c(!y(o.current?.value??``));return(0,J.useEffect)(u,[]),l(`form`,{css:Be,action:D.whatsapp,target:`_blank`,"data-live-only":!0,"data-quick-ask":!0,onSubmit:e=>{e.preventDefault();let t=o.current;t&&y(t.value)&&(t.focus(),i(),r(t.value),t.value=``,u())},rel:`noopener`,children:[f(`label`,{className:`vh`,htmlFor:a,children:e}),f(`input`,{css:Ve,ref:o,id:a,name:`text`,placeholder:t,autoComplete:`off`,enterKeyHint:`send`,onInput:u,onKeyDown:e=>{e.key===`Enter`&&e.shiftKey&&e.preventDefault()}}),f(`button`,{css:I,type:`submit`,disabled:s,"aria-label":n,children:f(x,{markup:L,size:20})})]})}var Ue=s`
  position: relative;
  overflow: hidden;
  border-bottom: 3px solid ${i.ink};
  ${h.nav} {
    display: grid;
    align-items: center;
    min-height: min(43vw, 860px);
  }
`,We=s`
  ${C};
  position: relative;
  z-index: ${u.content};
  padding-block: clamp(56px, 5.6vw, 84px) clamp(56px, 4vw, 60px);
  h1 {
    ${m.d1}
  }
  > p {
    ${m.lead};
    max-width: min(38ch, 38vw);
    margin-block: 42px 28px;
    color: ${i.ink2};
  }
  form {
    margin-top: 26px;
    width: min(480px, 35vw);
  }
  ${h.belowTablet} {
    padding-bottom: 24px;
    > p {
      max-width: 46ch;
    }
    form {
      width: auto;
    }
  }
  ${h.mobile} {
    padding-block: 36px 8px;
    > p {
      margin-block: 24px;
    }
    form {
      max-width: none;
      margin-top: 24px;
    }
  }
`,Ge=s`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${h.mobile} {
    display: grid;
  }
`,Ke=s`
  position: absolute;
  right: 0;
  bottom: 0;
  width: min(100%, calc(720px + 50vw));
  aspect-ratio: 720/292;
  .dark & {
    background: radial-gradient(
      46% 62% at 73% 96%,
      rgb(255 106 43 / 0.34),
      rgb(255 106 43 / 0.1) 45%,
      transparent 72%
    );
  }
  ${h.belowTablet} {
    position: relative;
    width: 130%;
    margin-left: -24%;
  }
  ${h.mobile} {
    width: 164%;
    margin-left: -52%;
  }
`,qe=s`
  ${C};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  padding-block: 22px;
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 14px;
  }
  dt {
    ${m.small};
    order: 2;
    color: ${i.ink2};
  }
  dd {
    font: 850 2.6rem/1 ${a.display};
    letter-spacing: -0.03em;
  }
  ${h.belowNav} {
    div {
      column-gap: 10px;
    }
    dd {
      font-size: 2.2rem;
    }
  }
  ${h.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
    padding-block: 0;
    div {
      padding-block: 16px;
      flex-direction: column;
      gap: 4px;
    }
    div:nth-of-type(n + 3) {
      border-top: 1px solid ${i.line};
    }
    dd {
      font-size: 2rem;
    }
  }
`,Je=s`
  border-bottom: 1px solid ${i.line};
`;function Ye({heading:e,lead:t,fire:n,claims:r,...i}){let{action:a,secondary:o,ask:s}=i;return l(`section`,{"aria-label":`Presentación`,children:[l(`div`,{css:Ue,children:[l(`div`,{css:We,children:[f(`h1`,{children:f(F,{lines:e})}),f(`p`,{children:t}),l(`div`,{css:Ge,children:[f(`a`,{css:N.ember,href:`#contact`,children:a}),f(b,{css:N.outline,to:o.to,children:o.label})]}),f(He,{...s})]}),f(`div`,{css:Ke,children:f(P,{path:n,width:720,height:292,align:`xMaxYMax`})})]}),f(`div`,{css:Je,children:f(`dl`,{css:qe,children:r.map(({value:e,label:t})=>l(`div`,{children:[f(`dt`,{children:t}),f(`dd`,{children:e})]},t))})})]})}var Xe=te`to{translate:-50%}`,Y=`
  .track{width:auto;animation:none}
  ul{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:20px 24px;width:100%;padding:0}
  li{width:auto}
  ul + ul,button{display:none}
  .window{mask:none}
  ${h.belowNav}{ul{display:flex;flex-wrap:wrap;gap:14px 24px}li{font-size:1.125rem}}
  ${h.mobile}{ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:14px 20px}li{font-size:1.0625rem}}
  ${h.belowNarrow}{ul{column-gap:12px}li{font-size:.875rem}}
`,Ze=s`
  display: flex;
  align-items: center;
  gap: 24px;
  min-width: 0;
  .window {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    mask: linear-gradient(90deg, #0000, #000 5%, #000 95%, #0000);
  }
  .track {
    display: flex;
    width: max-content;
    animation: ${Xe} 40s linear infinite;
  }
  &[data-paused] .track,
  .track:hover,
  &:focus-within:has(:focus-visible) .track {
    animation-play-state: paused;
  }
  ul {
    display: flex;
    flex: none;
    align-items: center;
    gap: 32px;
    margin: 0;
    padding-right: 32px;
  }
  li {
    flex: none;
    width: 11.25rem;
  }
  @media (prefers-reduced-motion: reduce) {
    ${Y}
  }
  @media (scripting: none) {
    ${Y}
  }
`;function Qe({subject:e,children:t,className:n}){let[r,i]=(0,J.useState)(!1);return l(`div`,{css:Ze,className:n,"data-paused":r?``:void 0,children:[f(`div`,{className:`window`,children:l(`div`,{className:`track`,children:[f(`ul`,{className:`items`,children:t}),f(`ul`,{className:`items`,"aria-hidden":`true`,children:t})]})}),f(`button`,{type:`button`,css:M,"data-live-only":!0,"aria-label":`${r?`Reproducir`:`Pausar`} ${e}`,onClick:()=>i(!r),children:f(x,{markup:r?W:U,size:20})})]})}var $e=s`
  border-bottom: 1px solid ${i.line};
`,et=s`
  ${C};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 24px;
  align-items: center;
  min-height: 104px;
  padding-block: 18px;
  h2 {
    font: 400 0.9375rem/1.4 ${a.text};
    color: ${i.ink3};
    white-space: nowrap;
  }
  ${h.mobile} {
    display: flex;
    flex-wrap: wrap;
    gap: 14px 16px;
    min-height: 0;
    h2 {
      display: flex;
      align-items: center;
      min-height: 44px;
    }
    > div {
      display: contents;
    }
    > div > .window {
      flex: 0 0 100%;
      order: 1;
    }
  }
`,tt=s`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-size: 1.25rem;
  line-height: 1.2;
  color: ${i.ink2};
  white-space: nowrap;
  svg {
    flex: none;
  }
`,nt=({face:e,weight:t,tracking:n})=>s`
  font-family: ${a[e]};
  font-weight: ${t};
  letter-spacing: ${n}em;
`;function rt({heading:e,wordmarks:t}){return f(`section`,{css:$e,children:l(`div`,{css:et,children:[f(`h2`,{css:m.small,children:e}),f(Qe,{subject:`las marcas`,children:t.map(e=>l(`li`,{css:[tt,nt(e)],children:[f(x,{markup:e.icon,size:22}),e.name]},e.name))})]})})}var it=s`
  overflow: hidden;
  background: ${i.sunken};
  .dark & {
    background: ${i.paper};
  }
`,at=s`
  ${C};
  ${S}
`;function ot({heading:e,lead:t,action:n,receipts:r,dialog:i}){return f(`section`,{css:it,children:l(`div`,{css:at,children:[f(w,{heading:e,children:f(`p`,{children:t})}),f(fe,{receipts:r,action:({title:e})=>l(se,{dialog:i,look:`principal`,children:[n,l(`span`,{className:`vh`,children:[`: `,e]})]})})]})})}var st=[{width:80,height:114},{width:85,height:183},{width:95,height:248},{width:85,height:198},{width:75,height:129}],ct=s`
  ${pe};
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 560px;
  aspect-ratio: 560/496;
  > i {
    position: absolute;
    bottom: 0;
    ${z};
    background: ${i.line};
    transition: background-color ${d.layer} ${p.standard};
  }
  > :nth-of-type(1) {
    left: 0;
    width: 28.6%;
  }
  > :nth-of-type(2) {
    left: 19%;
    width: 30.4%;
  }
  > :nth-of-type(3) {
    left: 34%;
    width: 33.9%;
  }
  > :nth-of-type(4) {
    left: 54%;
    width: 30.4%;
  }
  > :nth-of-type(5) {
    left: 73%;
    width: 26.8%;
  }
  .lit {
    position: absolute;
    inset: 0;
    background: ${V};
    clip-path: inset(100% -20% -2% -20%);
    ${h.motion} {
      transition: clip-path ${d.layer} ${p.ignite};
    }
  }
  [data-state='past'] {
    background: var(--f3);
  }
  [data-state='current'] {
    z-index: ${u.content};
  }
  [data-state='current'] .lit {
    clip-path: inset(-2% -20%);
  }
`,lt=(e,t)=>e<t?`past`:e>t?`later`:`current`;function ut({tongues:e,current:t}){return f(`div`,{css:ct,className:`hearth`,"data-fire":``,children:st.map(({width:n,height:r},i)=>f(`i`,{css:s`
            ${B(e[i]??``)};
            aspect-ratio: ${n} / ${r};
          `,"data-state":lt(i,t),children:f(`i`,{className:`lit`})},r))})}var dt=s`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 8px;
  ol {
    display: flex;
    margin: 0 4px;
  }
  > :last-child {
    margin-left: 10px;
    min-width: 140px;
  }
  ${h.mobile} {
    gap: 12px 2px;
    ol {
      margin: 0;
    }
    > :last-child {
      min-width: 112px;
      margin-left: auto;
      padding-inline: 8px;
      gap: 6px;
      font-size: 0.8125rem;
    }
  }
`,ft=s`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  svg {
    width: 10px;
    height: 13px;
    fill: ${i.line2};
    transition:
      fill ${d.hover} ${p.standard},
      height ${d.open} ${p.ignite};
  }
  li:nth-of-type(2) & svg,
  li:nth-of-type(4) & svg {
    height: 18px;
  }
  li:nth-of-type(3) & svg {
    height: 20px;
  }
  li &[aria-current] svg {
    height: 27px;
    fill: ${i.maize};
  }
  &:hover svg {
    fill: ${i.ink};
  }
  ${h.mobile} {
    width: 28px;
  }
  @media (forced-colors: active) {
    li & svg {
      fill: ButtonText;
    }
    li &[aria-current] svg {
      fill: Highlight;
    }
  }
`;function pt({titles:e,index:t,isPlaying:n,move:r,select:i,toggle:a}){return l(`div`,{css:dt,"data-live-only":!0,children:[f(`button`,{type:`button`,css:M,"aria-label":`Paso anterior`,onClick:()=>r(-1),children:f(x,{markup:O,size:20})}),f(`ol`,{className:`dots`,children:e.map((e,n)=>f(`li`,{children:l(`button`,{type:`button`,css:ft,"aria-current":n===t?`step`:void 0,onClick:()=>i(n),children:[l(`span`,{className:`vh`,children:[`Paso `,n+1,`: `,e]}),f(`svg`,{"aria-hidden":`true`,viewBox:H.viewBox,preserveAspectRatio:`none`,children:f(`path`,{d:H.path})})]})},e))}),f(`button`,{type:`button`,css:M,"aria-label":`Paso siguiente`,onClick:()=>r(1),children:f(x,{markup:g,size:20})}),l(`button`,{type:`button`,css:[N.outline,j],onClick:a,children:[f(x,{markup:n?U:W,size:16}),n?`Pausar`:`Reproducir`]})]})}var mt=4e3;function ht(e,t,n){switch(n.type){case`move`:return{...t,index:(t.index+n.by+e)%e};case`select`:return{...t,index:n.index};case`play`:return{...t,isPlaying:!0};case`pause`:return{...t,isPlaying:!1}}}function gt(e){let[t,n]=(0,J.useState)(!1),[r,i]=(0,J.useState)(!1);return(0,J.useEffect)(()=>{let t=e.current;if(!t)return;i(t.matches(`:hover,:focus-within`));let r=!1,a=()=>n(r&&document.visibilityState===`visible`),o=new IntersectionObserver(([e])=>{r=e?.isIntersecting??!1,a()});return o.observe(t),document.addEventListener(`visibilitychange`,a),()=>{o.disconnect(),document.removeEventListener(`visibilitychange`,a)}},[e]),{mayMove:t&&!r,resume:()=>i(!1),handlers:{onPointerEnter:({pointerType:e})=>{e===`mouse`&&i(!0)},onPointerLeave:()=>i(e.current?.matches(`:focus-within`)??!1),onFocus:()=>i(!0),onBlur:t=>{let n=e.current;n&&!n.contains(t.relatedTarget)&&i(n.matches(`:hover`))}}}}function _t(e,t){let[{index:n,isPlaying:r},i]=(0,J.useReducer)((e,n)=>ht(t,e,n),{index:0,isPlaying:!0}),{mayMove:a,resume:o,handlers:s}=gt(e);return(0,J.useEffect)(()=>{matchMedia(`(prefers-reduced-motion:reduce)`).matches&&i({type:`pause`})},[]),(0,J.useEffect)(()=>{if(!r||!a)return;let e=setTimeout(()=>i({type:`move`,by:1}),mt);return()=>clearTimeout(e)},[n,r,a]),{index:n,isPlaying:r,move:e=>i({type:`move`,by:e}),select:e=>i({type:`select`,index:e}),toggle:()=>{r||o(),i({type:r?`pause`:`play`})},handlers:s}}var vt=s`
  ${v};
  align-items: end;
  > .words {
    grid-column: 1/7;
  }
  > .art {
    grid-column: 7/-1;
    display: grid;
    justify-items: center;
  }
  ${h.belowTablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    > .words {
      display: contents;
    }
    > .words > :first-child {
      order: -2;
    }
    > .art {
      order: -1;
      margin-block: 24px;
      background: radial-gradient(
        50% 50% at 50% 55%,
        rgb(255 106 43 / 0.34),
        rgb(255 106 43 / 0.1) 45%,
        transparent 90%
      );
      .hearth {
        max-width: min(100%, 420px);
      }
    }
  }
  ${h.mobile} {
    > .art .hearth {
      max-width: 264px;
    }
  }
`,yt=s`
  display: grid;
  margin: 44px 0 56px;
  > li {
    grid-area: 1/1;
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    align-content: start;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${d.layer} ${p.standard},
      visibility ${d.layer};
  }
  > li[data-current] {
    visibility: visible;
    opacity: 1;
  }
  > li > b {
    font: 850 9.6rem/0.8 ${a.display};
    letter-spacing: -0.04em;
    color: ${i.maize};
    font-feature-settings: 'tnum';
    padding-top: 2px;
  }
  h3 {
    ${m.h3};
    font-size: clamp(1.75rem, 2.7vw, 2.4rem);
  }
  h3 + p {
    margin-top: 10px;
    max-width: 44ch;
    color: ${i.ink2};
  }
  .duration {
    display: flex;
    gap: 10px;
    align-items: center;
    margin-top: 18px;
    font-weight: 600;
    ${m.small}
  }
  ${h.mobile} {
    margin: 0 0 24px;
    > li {
      grid-template-columns: 64px minmax(0, 1fr);
    }
    > li > b {
      font-size: 5rem;
      padding-top: 0;
    }
  }
  @media (scripting: none) {
    gap: 32px;
    > li {
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`;function bt({steps:e,children:t}){let n=(0,J.useRef)(null),{handlers:r,...i}=_t(n,e.length),{index:a,isPlaying:o}=i;return l(`div`,{css:vt,ref:n,...r,children:[l(`div`,{className:`words`,children:[f(`div`,{children:t}),f(`ol`,{css:yt,className:`steps`,"aria-live":o?`off`:`polite`,children:e.map(({title:e,description:t,duration:n},r)=>l(`li`,{"data-current":r===a?``:void 0,children:[f(`b`,{"aria-hidden":`true`,children:r+1}),l(`div`,{children:[f(`h3`,{children:e}),f(`p`,{children:t}),l(`p`,{className:`duration`,children:[f(x,{markup:ge,size:22}),n]})]})]},e))}),f(pt,{titles:e.map(({title:e})=>e),...i})]}),f(`div`,{className:`art`,children:f(ut,{tongues:e.map(({fire:e})=>e),current:a})})]})}var xt=s`
  overflow: hidden;
`,St=s`
  ${C};
  ${S};
  position: relative;
  background: radial-gradient(
    46% 62% at 73% 96%,
    rgb(255 106 43 / 0.34),
    rgb(255 106 43 / 0.1) 45%,
    transparent 72%
  );
  max-width: none;
  padding-inline: max(clamp(20px, 3.4vw, 48px), calc(50% - 656px));
  h2 {
    ${m.h2};
    max-width: 13ch;
  }
  h2 + p {
    margin-top: 18px;
    max-width: 44ch;
    color: ${i.ink2};
  }
  ${h.belowTablet} {
    background: none;
  }
`;function Ct({heading:e,lead:t,steps:n}){return f(`section`,{css:xt,"data-tone":`night`,"aria-roledescription":`carrusel`,"aria-labelledby":`proceso`,children:f(`div`,{css:St,children:l(bt,{steps:n,children:[f(`h2`,{id:`proceso`,children:e}),f(`p`,{children:t})]})})})}var wt=s`
  ${C};
  ${S};
  padding-bottom: 0;
`,Tt=s`
  display: grid;
  grid-template-columns: 1.36fr 1fr 1fr;
  margin: 0;
  ${h.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`,Et=s`
  display: flex;
  flex-direction: column;
  min-height: 268px;
  padding: 34px 34px 32px;
  mask:
    radial-gradient(circle 12px at 0 50%, #0000 97%, #000) 0 0/51% 100% no-repeat,
    radial-gradient(circle 12px at 100% 50%, #0000 97%, #000) 100% 0/50% 100% no-repeat;
  & + & {
    border-left: 2px dashed ${i.line2};
  }
  .figure {
    display: block;
    margin-bottom: 14px;
    font: 850 clamp(3.4rem, 6vw, 5.4rem)/0.9 ${a.display};
    letter-spacing: -0.045em;
    word-spacing: 0.12em;
    white-space: nowrap;
  }
  h3 {
    font: 700 1.3rem/1.2 ${a.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
    text-wrap: balance;
    max-width: 18ch;
  }
  .condition {
    ${m.small};
    margin-top: auto;
    padding-top: 20px;
    color: ${i.ink3};
  }
  ${h.belowNav} {
    padding-inline: 26px;
  }
  ${h.mobile} {
    min-height: 168px;
    padding: 24px 28px 18px;
    mask: radial-gradient(circle 12px at 50% 0, #0000 97%, #000);
    & + & {
      border-left: 0;
      border-top: 2px dashed ${i.line2};
    }
    .figure {
      margin-bottom: 8px;
    }
    .condition {
      padding-top: 14px;
    }
  }
`;function Dt({heading:e,coupons:t}){return l(`section`,{css:wt,children:[f(w,{heading:e}),f(`ul`,{css:Tt,className:`coupons`,children:t.map(({figure:e,title:t,condition:n})=>l(`li`,{css:Et,"data-tone":`maize`,"data-lit":``,children:[l(`h3`,{children:[f(`span`,{className:`figure`,children:e}),` `,t]}),f(`p`,{className:`condition`,children:n})]},e))})]})}var Ot=s`
  ${C};
  ${S};
  padding-top: 0;
`,kt=s`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  margin: 0;
  > li:nth-of-type(2) {
    padding-top: 72px;
  }
  > li:nth-of-type(3) {
    padding-top: 24px;
  }
  > li:nth-of-type(4) {
    padding-top: 96px;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4/5;
    border-radius: ${o.control};
    background: ${i.sunken};
  }
  h3 {
    font: 800 1.5rem/1.15 ${a.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
    margin: 18px 0 4px;
  }
  .skills {
    ${m.small};
    color: ${i.ink3};
  }
  ${h.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-of-type(n) {
      display: grid;
      grid-template: auto auto 1fr/9fr 11fr;
      column-gap: 18px;
      padding-top: 0;
    }
    img {
      grid-row: 1/4;
    }
    h3 {
      margin-top: 0;
    }
  }
  ${h.mobile} {
    gap: 28px 14px;
    > li:nth-of-type(n) {
      display: block;
    }
    > li:nth-of-type(even) {
      translate: 0 36px;
    }
    margin-bottom: 36px;
    h3 {
      font-size: 1.25rem;
      margin-top: 12px;
    }
    .role {
      ${m.small}
    }
  }
`;function At({heading:e,lead:t,link:n,members:r}){return l(`section`,{css:Ot,children:[f(w,{heading:e,children:l(`div`,{children:[f(`p`,{children:t}),f(_,{to:n.to,children:n.label})]})}),f(`ul`,{css:kt,className:`team`,children:r.map(({name:e,role:t,skills:n,image:r,imageAlt:i})=>l(`li`,{children:[f(`img`,{src:me(`/`,r),alt:i,width:`320`,height:`400`,loading:`lazy`,decoding:`async`}),f(`h3`,{children:e}),f(`p`,{className:`role`,children:t}),f(`p`,{className:`skills`,children:A(n)})]},e))})]})}var X=(0,J.createContext)(null);function Z(){let e=(0,J.useContext)(X);if(!e)throw Error(`useCarousel must be used within a <Carousel />`);return e}var jt=`600px`,Mt=10,Nt=250,Pt=()=>matchMedia(`(prefers-reduced-motion:reduce)`).matches,Q=e=>Math.round(e.scrollLeft/(e.clientWidth||1));function Ft(e,t){let[n,r]=(0,J.useState)(0),i=(0,J.useRef)(void 0);return(0,J.useEffect)(()=>{let t=e.current;if(!t)return;let n=()=>{i.current||r(Q(t))};t.addEventListener(`scroll`,n,{passive:!0});let a=!1,o=async()=>{let{Swiper:e}=await k(async()=>{let{Swiper:e}=await import(`./chunk-DvjbkAT9.js`);return{Swiper:e}},[]);if(a)return;let n=Q(t);t.scrollLeft=0,i.current=new e(t,{initialSlide:n,threshold:Mt,speed:Pt()?0:Nt,on:{slideChange:({activeIndex:e})=>r(e)}})},s=new IntersectionObserver(([e])=>{e?.isIntersecting&&(s.disconnect(),o().catch(()=>void 0))},{rootMargin:jt});return s.observe(t),()=>{a=!0,s.disconnect(),t.removeEventListener(`scroll`,n),i.current?.destroy(),i.current=void 0}},[e]),{index:n,count:t,goTo:n=>{n<0||n>=t||(i.current?i.current.slideTo(n):e.current?.scrollTo({left:n*e.current.clientWidth}))}}}var It=s`
  position: relative;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: 6px;
  }
  ${h.motion} {
    scroll-behavior: smooth;
  }
  &.swiper-initialized {
    overflow: clip;
    scroll-snap-type: none;
    touch-action: pan-y;
  }
`,Lt=s`
  display: flex;
  margin: 0;
  > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  .swiper-initialized > & {
    transition-property: transform;
  }
`,Rt={ArrowLeft:-1,ArrowRight:1};function zt({label:e,slides:t,children:n,className:r}){let i=(0,J.useRef)(null),a=Ft(i,t.length);return f(X,{value:a,children:l(`div`,{role:`group`,"aria-roledescription":`carrusel`,"aria-label":e,className:r,onKeyDown:e=>{let t=Rt[e.key];!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),a.goTo(a.index+t))},children:[f(`section`,{ref:i,css:It,className:`swiper`,tabIndex:0,"aria-label":`${e}, lista`,children:f(`ul`,{css:Lt,className:`swiper-wrapper`,children:t})}),n]})})}var Bt=s`
  display: flex;
  align-items: center;
  gap: 12px;
  p {
    ${m.small};
    margin-right: 8px;
    color: ${i.ink3};
    white-space: nowrap;
  }
`;function $({className:e}){let{index:t,count:n,goTo:r}=Z(),i=(0,J.useRef)(null),a=(0,J.useRef)(null),o=t===0,s=t===n-1;return(0,J.useLayoutEffect)(()=>{let{activeElement:e}=document;o&&e===i.current&&a.current?.focus(),s&&e===a.current&&i.current?.focus()},[o,s]),l(`div`,{css:Bt,className:e,"data-live-only":!0,children:[l(`p`,{role:`status`,children:[t+1,` de `,n]}),f(`button`,{ref:i,type:`button`,css:M,"aria-label":`Testimonio anterior`,disabled:o,onClick:()=>r(t-1),children:f(x,{markup:O,size:20})}),f(`button`,{ref:a,type:`button`,css:M,"aria-label":`Testimonio siguiente`,disabled:s,onClick:()=>r(t+1),children:f(x,{markup:g,size:20})})]})}var Vt=s`
  display: flex;
  flex-direction: column;
  blockquote {
    ${m.quote};
    max-width: 20.5ch;
    margin: 28px 0 44px;
    ${h.mobile} {
      font-size: 2.125rem;
      margin: 20px 0 28px;
    }
  }
`,Ht=s`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 56px;
  margin-top: auto;
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${i.sunken};
    font: 800 1.0625rem/1 ${a.display};
  }
  p {
    ${m.small};
    line-height: 1.4;
    color: ${i.ink2};
  }
  b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 600;
    color: ${i.ink};
  }
`;function Ut(e){return e.split(` `).slice(0,2).map(e=>e.charAt(0)).join(``)}function Wt({name:e,company:t,service:n,rating:r,content:i}){return l(`li`,{css:Vt,className:`swiper-slide`,children:[f(he,{value:r}),l(`blockquote`,{children:[`«`,i,`»`]}),l(`div`,{css:Ht,children:[f(`i`,{"aria-hidden":`true`,children:Ut(e)}),l(`p`,{children:[f(`b`,{children:e}),t?`${n}, ${t}`:n]})]})]})}var Gt=s`
  position: relative;
  ${h.tablet} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 24px;
    > .swiper {
      grid-area: 1/1/2/10;
    }
  }
`,Kt=s`
  ${h.tablet} {
    grid-area: 1/10/2/-1;
    place-self: end;
    min-height: 56px;
  }
  ${h.belowTablet} {
    margin-top: 28px;
    p {
      order: 1;
      margin: 0 0 0 8px;
    }
  }
`,qt=s`
  display: none;
  ${h.tablet} {
    display: block;
    grid-area: 1/10/2/-1;
    align-self: start;
    margin: 44px 0 96px;
    padding-left: 28px;
    border-left: 1px solid ${i.line};
    color: ${i.ink3};
    ${m.small}
  }
  b {
    display: block;
    margin-block: 8px 12px;
    font: 700 1.25rem/1.25 ${a.display};
    letter-spacing: -0.01em;
    word-spacing: 0.05em;
    color: ${i.ink2};
  }
`;function Jt({items:e}){let t=e[Z().index+1];return t?l(`p`,{css:qt,"aria-hidden":`true`,"data-live-only":!0,children:[`Sigue`,l(`b`,{children:[`«`,t.content,`»`]}),t.name,`, `,t.service]}):null}function Yt({label:e,items:t}){return l(zt,{css:Gt,label:e,slides:t.map(e=>f(Wt,{...e},e.id)),children:[f(Jt,{items:t}),f($,{css:Kt})]})}var Xt=s`
  overflow-x: clip;
  border-top: 1px solid ${i.line};
`,Zt=s`
  ${C};
  ${S}
`;function Qt({heading:e,items:t}){return f(`section`,{css:Xt,children:l(`div`,{css:Zt,children:[f(`h2`,{className:`vh`,children:e}),f(Yt,{label:`Testimonios`,items:t})]})})}var $t=s`
  background: ${i.sunken};
`,en=s`
  ${C};
  ${S}
`,tn=s`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  border-top: 2px solid ${i.ink};
  th,
  td {
    padding: 22px 24px 22px 0;
    border-bottom: 1px solid ${i.line};
    vertical-align: baseline;
  }
  thead th {
    ${m.small};
    font-weight: 600;
    padding-block: 12px;
  }
  tbody th {
    width: 27%;
    font: 800 1.35rem/1.2 ${a.display};
    letter-spacing: -0.02em;
    word-spacing: 0.07em;
  }
  td:nth-of-type(1) {
    width: 36%;
    color: ${i.ink3};
  }
  .ours {
    display: flex;
    gap: 10px;
    font-weight: 500;
    svg {
      flex: none;
      margin-top: 3px;
      color: ${i.emberText};
    }
  }
  .usual {
    display: none;
  }
  ${h.mobile} {
    display: block;
    border-top: 0;
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody,
    tr,
    th,
    td {
      display: block;
      width: auto !important;
      padding: 0;
      border: 0;
    }
    tr {
      padding-block: 16px;
      border-top: 1px solid ${i.line};
    }
    tbody th {
      margin-bottom: 6px;
    }
    td {
      padding-block: 4px;
    }
    td:nth-of-type(1) {
      ${m.small}
    }
    .usual {
      display: inline;
      font-weight: 600;
    }
  }
`;function nn({heading:e,link:t,columns:n,rows:r}){return f(`section`,{css:$t,children:l(`div`,{css:en,children:[f(w,{heading:e,children:f(_,{to:t.to,children:t.label})}),l(`table`,{css:tn,children:[f(`thead`,{children:f(`tr`,{children:n.map(e=>f(`th`,{scope:`col`,children:e},e))})}),f(`tbody`,{children:r.map(({topic:e,usual:t,ours:r})=>l(`tr`,{children:[f(`th`,{scope:`row`,children:e}),l(`td`,{children:[l(`span`,{className:`usual`,children:[n[1],`: `]}),t]}),f(`td`,{children:l(`span`,{className:`ours`,children:[f(x,{markup:oe,size:20}),r]})})]},e))})]})]})})}function rn(e){return l(ee,{children:[f(Ye,{...e.hero}),f(rt,{...e.partners}),f(n,{threshold:.3,children:f(xe,{...e.about})}),f(n,{children:f(nn,{...e.why})}),f(n,{children:f(ue,{...e.services})}),f(n,{children:f(le,{...e.menu})}),f(n,{children:f(Ct,{...e.process})}),f(n,{children:f(ot,{...e.pricing})}),f(n,{children:f(we,{...e.apps})}),f(n,{children:f(At,{...e.team})}),f(n,{children:f(ze,{...e.community})}),f(n,{children:f(Dt,{...e.promotions})}),f(n,{children:f(Ae,{...e.blog})}),f(n,{threshold:.3,children:f(Qt,{...e.testimonials})}),f(n,{children:f(r,{ground:`sunken`,...e.faqs})}),f(n,{children:f(de,{...e.contact})})]})}export{rn as HomePage,G as t};