import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,f as n,h as r,i,r as a,t as o,u as s}from"./chunk-BB1qeiMp.js";import{D as c,E as l,O as u,T as d,j as f,o as p,p as m,s as h}from"../start.B8I9tneb.js";import{n as g,r as _,t as v}from"./chunk-BqXcV6yN.js";import{t as y}from"./chunk-BEs90ySf.js";import{t as b}from"./chunk-CFj5c3U9.js";import{n as x,t as S}from"./chunk-CZYLD_O0.js";import{t as C}from"./chunk-BduUtaMT.js";import{n as w,r as T,t as E}from"./chunk-CuSWuzQX.js";var D=e(r(),1);function O(e,t){let n=x-S(`…`),r=0,i=0;for(let e of t){if(r+=S(e),r>n)break;i+=e.length}return b(e,i===t.length?t:`${t.slice(0,i)}…`)}var k=n`
  flex: 1;
  min-height: 0;
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 20px 18px;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`,A=n`
  max-width: 84%;
  padding: 11px 16px;
  border-radius: 12px;
  font-size: 1rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-kerning: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`,j=n`
  ${A};
  align-self: start;
  border-top-left-radius: 2px;
  background: ${t.paper};
`,M=n`
  ${A};
  align-self: end;
  border-bottom-right-radius: 2px;
  background: ${t.button};
  color: ${t.onButton};
`,N=n`
  ${j};
  ${h};
  gap: 5px;
  height: 47px;
  padding: 13px 20px;
  svg {
    width: 7px;
    height: 16px;
    fill: ${t.emberText};
  }
  svg:nth-of-type(2) {
    height: 21px;
  }
`,P=n`
  ${v.outline};
  ${g};
  align-self: start;
  border-width: 1.5px;
`;function F({messages:e,isAnswering:t}){let n=(0,D.useRef)(null),r=e.length>1&&e.at(-1)?.isUser===!1;return(0,D.useEffect)(()=>{n.current?.scrollTo({top:n.current.scrollHeight,behavior:`instant`})},[e,t]),i(`div`,{css:k,ref:n,role:`log`,"aria-live":`polite`,"aria-label":`Conversación`,tabIndex:0,children:[e.map(({id:e,isUser:t,text:n})=>i(`p`,{css:t?M:j,children:[a(`span`,{className:`vh`,children:t?`Tú: `:`Asistente: `}),n]},e)),t&&a(`div`,{css:N,"aria-hidden":`true`,children:a(p,{})}),r&&!t&&i(`a`,{css:P,href:O(y.whatsapp,l(e)),target:`_blank`,rel:`noopener`,children:[a(m,{markup:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M152.58,145.23l23,11.48A24,24,0,0,1,152,176a72.08,72.08,0,0,1-72-72A24,24,0,0,1,99.29,80.46l11.48,23L101,118a8,8,0,0,0-.73,7.51,56.47,56.47,0,0,0,30.15,30.15A8,8,0,0,0,138,155ZM232,128A104,104,0,0,1,79.12,219.82L45.07,231.17a16,16,0,0,1-20.24-20.24l11.35-34.05A104,104,0,1,1,232,128Zm-40,24a8,8,0,0,0-4.42-7.16l-32-16a8,8,0,0,0-8,.5l-14.69,9.8a40.55,40.55,0,0,1-16-16l9.8-14.69a8,8,0,0,0,.5-8l-16-32A8,8,0,0,0,104,64a40,40,0,0,0-40,40,88.1,88.1,0,0,0,88,88A40,40,0,0,0,192,152Z"/></svg>`,size:20}),i(`span`,{children:[`Enviarlo por WhatsApp`,a(`span`,{className:`vh`,children:` (se abre en otra pestaña)`})]})]})]})}var I=n`
  padding: 12px;
  border-top: 1px solid ${t.line};
`,L=n`
  flex: 1;
  min-width: 0;
  min-height: 52px;
  max-height: 148px;
  padding: 14px 4px 13px 16px;
  border: 0;
  background: none;
  resize: none;
  outline: none;
  font-size: 1rem;
  line-height: 1.5;
  field-sizing: content;
  overflow-wrap: anywhere;
  font-kerning: none;
`;function R({field:e}){let{state:t,send:n,type:r}=c(),o=i=>{i.preventDefault(),d(t.draft)&&(n(t.draft),r(``),e.current?.focus())};return a(`form`,{css:I,onSubmit:o,children:i(`div`,{css:E,children:[a(`textarea`,{css:L,ref:e,rows:1,value:t.draft,placeholder:y.chat.placeholder,"aria-label":y.chat.placeholder,enterKeyHint:`send`,onChange:e=>r(e.target.value),onKeyDown:e=>{e.key===`Enter`&&!e.shiftKey&&!e.nativeEvent.isComposing&&o(e)}}),a(`button`,{css:w,type:`submit`,disabled:!d(t.draft),"aria-label":`Enviar mensaje`,children:a(m,{markup:T,size:20})})]})})}var z=n`
  ${u};
  height: min(620px, calc(100dvh - 48px));
  ${s.mobile} {
    height: calc(100dvh - 56px);
  }
`,B=n`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 15px 14px 15px 20px;
  border-bottom: 1px solid ${t.line};
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font: 600 1.0625rem/1.3 var(--text);
  }
  p {
    ${o.note};
    color: ${t.ink3};
  }
  button {
    border-color: transparent;
  }
`;function V(){let{state:e,wantsFocus:t,close:n}=c(),r=(0,D.useId)(),o=(0,D.useRef)(null);return(0,D.useEffect)(()=>{t.current&&o.current?.focus({preventScroll:!0}),t.current=!1},[t]),i(`div`,{css:z,role:`dialog`,"aria-labelledby":r,children:[i(`div`,{css:B,children:[a(f,{size:30}),i(`div`,{children:[a(`h2`,{id:r,children:y.chat.name}),a(`p`,{children:`IA · Respuesta automática`})]}),a(`button`,{type:`button`,css:_,"aria-label":`Cerrar el chat`,onClick:n,children:a(m,{markup:C,size:20})})]}),a(F,{messages:e.messages,isAnswering:e.repliesDue.length>0}),a(R,{field:o})]})}export{V as ChatPanel};