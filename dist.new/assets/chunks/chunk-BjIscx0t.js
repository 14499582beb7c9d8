import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,d as n,f as r,h as i,i as a,o,p as s,r as c,s as l,t as u,u as d}from"./chunk-BB1qeiMp.js";import{t as f}from"./chunk-BU1Pg_XD.js";import{t as p}from"./chunk-BduUtaMT.js";import{t as m}from"./chunk-B47tiqj0.js";import{p as h}from"../start.B8I9tneb.js";var g=e(i(),1),_=e(f(),1),v=s`from{opacity:0;translate:0 24px}`,y=s`from{translate:0 100%}`,b=s`from{opacity:0}`,x=r`
  width: min(520px, calc(100% - 40px));
  max-width: none;
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  border: 1px solid ${t.line2};
  border-radius: ${n.layer};
  background: ${t.raised};
  color: ${t.ink};
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(14 12 20 / 0.62);
  }
  :root:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  ${d.mobile} {
    width: 100%;
    max-height: calc(100dvh - 24px);
    margin-bottom: 0;
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
  }
  ${d.motion} {
    &[open] {
      animation: ${v} ${o.layer} ${l.ignite};
    }
    &[open]::backdrop {
      animation: ${b} ${o.open} ${l.standard};
    }
    ${d.mobile} {
      &[open] {
        animation-name: ${y};
      }
    }
  }
`,S=r`
  position: relative;
  padding: 36px 34px 32px;
  h2 {
    ${u.h2};
    font-size: 2.1rem;
    max-width: 14ch;
    padding-right: 44px;
    outline: none;
  }
  h2 + p {
    margin-top: 14px;
    color: ${t.ink2};
    max-width: 42ch;
  }
  ${d.mobile} {
    padding: 30px 20px 24px;
  }
`,C=r`
  margin-top: 24px;
`,w=r`
  position: absolute;
  inset: 20px 18px auto auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, ${t.ink} 8%, transparent);
  }
  ${d.mobile} {
    inset: 12px 12px auto auto;
  }
`,T=r`
  height: 68px;
  margin: -6px 6px 0;
  ${d.mobile} {
    height: 51px;
  }
`;function E({isOpen:e,onClose:t,opener:n,title:r,text:i,fire:o,children:s}){let l=(0,g.useId)(),u=(0,g.useRef)(null),d=(0,g.useRef)(null);(0,g.useEffect)(()=>{let t=u.current;if(t&&t.open!==e){if(!e)return t.close();t.showModal(),t.querySelector(`[data-autofocus],h2`)?.focus()}},[e]);let f=e=>e.target===u.current;return(0,_.createPortal)(a(`dialog`,{ref:u,css:x,"aria-labelledby":`${l}t`,"aria-describedby":i?`${l}d`:void 0,onClose:()=>{document.activeElement===document.body&&n?.()?.focus(),t()},onPointerDown:e=>{d.current=e.target},onPointerUp:e=>{f(e)&&d.current===e.target&&u.current?.close()},children:[a(`div`,{css:S,children:[c(`h2`,{id:`${l}t`,tabIndex:-1,children:r}),i&&c(`p`,{id:`${l}d`,children:i}),c(`div`,{css:C,children:s}),c(`button`,{type:`button`,css:w,"aria-label":`Cerrar ventana`,onClick:()=>u.current?.close(),children:c(h,{markup:p,size:20})})]}),o&&c(`div`,{css:T,children:c(m,{src:o,width:260,height:34})})]}),document.body)}export{E as t};