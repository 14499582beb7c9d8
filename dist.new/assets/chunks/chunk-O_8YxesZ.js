import{r as e}from"./chunk-XKyaHtl9.js";import{r as t,t as n}from"./chunk-CZYLD_O0.js";import{a as r,c as i,i as a,s as o,t as s,u as c}from"./chunk-BONIOkCY.js";import{a as l,d as u,f as d,h as f,i as p,n as m,r as h,t as g}from"./chunk-BB1qeiMp.js";import{n as _}from"./chunk-C5LnA15G.js";import{n as v,t as y}from"./chunk-BqXcV6yN.js";import{t as b}from"./chunk-BEs90ySf.js";import{p as x}from"../start.B8I9tneb.js";import{t as S}from"./chunk-XdxlJHbA.js";import{t as C}from"./chunk-CFj5c3U9.js";var w=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M228.88,26.19a9,9,0,0,0-9.16-1.57L17.06,103.93a14.22,14.22,0,0,0,2.43,27.21L72,141.45V200a15.92,15.92,0,0,0,10,14.83,15.91,15.91,0,0,0,17.51-3.73l25.32-26.26L165,220a15.88,15.88,0,0,0,10.51,4,16.3,16.3,0,0,0,5-.79,15.85,15.85,0,0,0,10.67-11.63L231.77,35A9,9,0,0,0,228.88,26.19ZM175.53,208,92.85,135.5l119-85.29Z"/></svg>`;function T(e,t){let n=[...e.slice(0,2*t+2)];return n.length>t?`${n.slice(0,t).join(``).trimEnd()}…`:e}function E({fields:e},t){return e.flatMap(({name:e,label:n,options:r})=>{let i=t[e]?.trim();return i?[{label:n,text:r?.find(e=>e.value===i)?.label??i}]:[]})}function D(e,t){let r=E(e,t),i=e=>r.map(({label:t,text:n})=>`${t}: ${T(n,e)}`).join(`
`),a=`${e.opening}\n\n${i(1/0)}`;if(n(a)<=1500)return{full:a,inLink:a};let o=`Les mando el mensaje completo enseguida.`;for(let t=320;;t=Math.floor(t/2)){let r=`${e.opening}\n\n${i(t)}\n\n${o}`;if(n(r)<=1500)return{full:a,inLink:r};if(t===0)return{full:a,inLink:`${T(e.opening,120)}\n\n${o}`}}}var O=3e4;async function k(e,t){if(!navigator.onLine)return`offline`;try{let n=await fetch(e,{method:`POST`,headers:{Accept:`application/json`},body:t,signal:AbortSignal.timeout(O)});return n.ok?void 0:n.status<500?`refused`:`broken`}catch(e){return e instanceof DOMException&&e.name===`TimeoutError`?`slow`:`unreachable`}}var A=e(f(),1);function j(e,t,n){let r=encodeURIComponent(n.replace(/\r?\n/g,`\r
`));return`mailto:${e}?subject=${encodeURIComponent(t)}&body=${r}`}var M=d`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
  a {
    flex: 1 1 auto;
  }
`,N=d`
  ${g.small};
  margin-top: 16px;
  color: ${l.ink2};
`,P=d`
  display: block;
  width: 100%;
  max-height: 240px;
  margin-top: 16px;
  padding: 14px 15px;
  border: 1px solid ${l.line2};
  border-radius: ${u.control};
  background: none;
  color: inherit;
  font: 400 0.9375rem/1.5 var(--text);
  font-kerning: none;
  resize: none;
  field-sizing: content;
  overflow-wrap: anywhere;
`,F=d`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  p {
    ${g.small};
    color: ${l.ink2};
  }
`;async function I(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return t?.focus(),t?.select(),!1}}function L({message:{full:e,inLink:n},subject:r}){let i=(0,A.useRef)(null),[a,o]=(0,A.useState)(``),s=[{name:`WhatsApp`,icon:t,href:C(b.whatsapp,n)},{name:`Telegram`,icon:w,href:C(b.telegram,n)},{name:`Correo`,icon:S,href:j(b.email,r,n)}];return p(m,{children:[h(`div`,{css:M,children:s.map(({name:e,icon:t,href:n})=>p(`a`,{css:[y.outline,v],href:n,...!n.startsWith(`mailto:`)&&{target:`_blank`,rel:`noopener`},children:[h(x,{markup:t,size:20}),e]},e))}),e!==n&&h(`p`,{css:N,children:`Es un mensaje largo: el enlace lleva un resumen. Copia el mensaje completo y pégalo en la conversación.`}),h(`textarea`,{css:P,ref:i,rows:6,readOnly:!0,"aria-label":`Tu mensaje`,value:e}),p(`div`,{css:F,children:[h(`button`,{type:`button`,css:[y.outline,v],onClick:async()=>{let t=await I(e,i.current);o(t?`Mensaje copiado.`:`Ya está marcado: cópialo con tu teclado o menú.`)},children:`Copiar mensaje`}),h(`p`,{role:`status`,children:a})]})]})}var R=d`
  scroll-margin-block: 24px;
  margin-top: 28px;
  padding-top: 22px;
  border-top: 2px solid ${l.ink};
  h3 {
    ${g.h3};
    outline: none;
  }
  h3 + p {
    margin-top: 8px;
    color: ${l.ink2};
  }
  > button {
    margin-top: 16px;
  }
`,z=d`
  display: flex;
  gap: 20px;
  align-items: center;
  padding-block: 12px;
  svg {
    flex: none;
    width: 18px;
    height: 49px;
    fill: ${l.ember};
  }
  h3 {
    ${g.h3};
    outline: none;
  }
  p {
    margin-top: 6px;
    color: ${l.ink2};
  }
`,B={offline:`Parece que no tienes conexión.`,unreachable:`No pudimos conectar con el servicio que recibe los mensajes.`,slow:`El servicio que recibe los mensajes tarda demasiado en contestar.`,refused:`El servicio que recibe los mensajes no aceptó este.`,broken:`El servicio que recibe los mensajes tuvo un problema.`};function V({phase:e,spec:t,retry:n}){let r=(0,A.useRef)(null);return(0,A.useEffect)(()=>{r.current?.focus({preventScroll:!0}),r.current?.closest(`[data-outcome]`)?.scrollIntoView({block:`nearest`})},[e.name]),e.name===`sent`?p(`div`,{css:z,"data-outcome":!0,children:[h(`svg`,{"aria-hidden":`true`,viewBox:_.viewBox,children:h(`path`,{d:_.path})}),p(`div`,{children:[h(`h3`,{ref:r,tabIndex:-1,children:`Mensaje enviado`}),h(`p`,{children:b.forms.received[t.topic??`project`]})]})]}):e.name===`next`?p(`div`,{css:R,"data-outcome":!0,children:[h(`h3`,{ref:r,tabIndex:-1,children:`Falta un paso`}),h(`p`,{children:`Tu mensaje ya está escrito, pero todavía no sale de aquí. Elige por dónde mandarlo.`}),h(L,{message:e.message,subject:t.subject})]}):e.name===`failed`?p(`div`,{css:R,"data-outcome":!0,children:[h(`h3`,{ref:r,tabIndex:-1,children:`No se envió`}),p(`p`,{children:[B[e.failure],` Lo que escribiste sigue aquí: intenta de nuevo o mándalo por otro canal.`]}),h(`button`,{type:`button`,css:[y.principal,v],onClick:n,children:`Intentar de nuevo`}),h(L,{message:e.message,subject:t.subject})]}):null}function H(e,t){let n=a(e,t);return n&&i(t,n.value,n.validity)}function U(e,{fields:t}){let n={};for(let r of t){let t=H(e,r);t&&(n[r.name]=t)}return n}function W(e,t){return new URLSearchParams([[`formulario`,e.subject],...Object.entries(t)])}async function G(e,t,n){let i=r(e,t),a=D(t,i),l=c(e);if(!l)return console.log(i),n({name:`next`,message:a});let u=e.elements.namedItem(o),d=u instanceof HTMLInputElement&&u.value!==``;n({name:`sending`});let f=d?`refused`:await k(l,W(t,i));if(f)return n({name:`failed`,failure:f,message:a});s(t),n({name:`sent`})}export{V as OutcomePanel,H as checkField,U as checkForm,G as deliver};