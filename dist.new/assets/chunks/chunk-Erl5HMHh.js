import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,c as n,f as r,h as i,i as a,o,r as s,s as c,t as l,u}from"./chunk-BB1qeiMp.js";import{A as d,F as f,S as p,b as m,x as h}from"../start.B8I9tneb.js";import{n as g,t as _}from"./chunk-BqXcV6yN.js";import{t as v}from"./chunk-BYwY_ynf.js";import{t as y}from"./chunk-BEs90ySf.js";import{t as b}from"./chunk-BiCVQWgU.js";var x=e(i(),1);function S(e,t){if(!Number.isFinite(t)||t<=0)return`ProgressBar: max is ${t}; give a number above 0`;if(!Number.isFinite(e)||e<0||e>t)return`ProgressBar: value is ${e}; give a number from 0 to ${t}`}function C({value:e,max:t=100,label:n,children:r,className:i}){let a=S(e,t);return a&&console.error(a),s(`div`,{className:i,role:`progressbar`,"aria-label":n,...a?{}:{"aria-valuenow":e,"aria-valuemin":0,"aria-valuemax":t},children:r})}var w=r`
  --edge: clamp(20px, 3.4vw, 48px);
  position: relative;
  align-self: end;
  height: calc(100% - 110px);
  min-height: 170px;
  max-height: max(26.4vw, 220px);
  margin-top: 110px;
  ${u.mobile} {
    height: calc(100% - 88px);
    min-height: 150px;
    margin-top: 88px;
  }
  &::before {
    content: '';
    position: absolute;
    inset: -40% 0 0;
    background: radial-gradient(
      46% 70% at calc(var(--progress, 0) * 1%) 100%,
      rgb(255 106 43 / 0.34),
      rgb(255 106 43 / 0.1) 45%,
      transparent 72%
    );
  }
`,T=r`
  position: absolute;
  inset: 0;
  container-type: inline-size;
`,E=r`
  position: absolute;
  inset: 0;
  --f0: ${t.line};
  --f1: ${t.line};
  --f2: ${t.line};
  --f3: ${t.line};
  --f4: ${t.line};
`,D=r`
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--progress, 0) * 1%) 0 0);
  ${u.motion} {
    transition: clip-path ${o.reveal} ${c.standard};
  }
`,O=r`
  position: absolute;
  bottom: 100%;
  left: 0;
  translate: clamp(
    var(--edge),
    calc(var(--progress, 0) * 1cqw - 0.6em),
    calc(100cqw - 2.4em - var(--edge))
  );
  font: 850 clamp(2.6rem, 4.6vw, 4.2rem)/1.1 ${n.display};
  letter-spacing: -0.02em;
  font-feature-settings: 'tnum';
  color: ${t.maize};
  ${u.motion} {
    transition: translate ${o.reveal} ${c.standard};
  }
`;function k({progress:e,label:t,fire:n}){let r=(0,x.useRef)(null),i=Math.floor(e);return(0,x.useLayoutEffect)(()=>{r.current?.style.setProperty(`--progress`,String(e))},[e]),s(`div`,{css:w,ref:r,children:a(C,{css:T,value:i,label:t,children:[s(`div`,{css:E,children:s(b,{path:n,width:720,height:190})}),s(`div`,{css:D,children:s(b,{path:n,width:720,height:190})}),a(`span`,{css:O,children:[i,`%`]})]})})}var A=15;function j(e,t){return Math.min(e+t*A,100)}function M(e,t,n){return e>=100?n:t[Math.floor(e/100*t.length)]??n}function N(){let[e,t]=(0,x.useState)(0),n=e>=100;return(0,x.useEffect)(()=>{if(n)return;let e=setInterval(()=>t(e=>j(e,Math.random())),800);return()=>clearInterval(e)},[n]),e}var P=r`
  display: grid;
  grid-template-rows: auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100svh;
  overflow: hidden;
`,F=r`
  ${h};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-block: 22px;
  > a:first-of-type {
    display: inline-flex;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
`,I=r`
  ${_.outline};
  ${g}
`,L=r`
  ${h};
  ${p};
  align-items: start;
  padding-top: clamp(44px, 7.4vw, 120px);
  ${u.mobile} {
    padding-top: clamp(32px, 10svh, 88px);
  }
`,R=r`
  grid-column: 1/9;
  > p {
    ${l.lead};
    color: ${t.ink2};
  }
  h1 {
    ${l.h1};
    margin-block: 8px 18px;
    font-size: clamp(2.6rem, 4.8vw, 4.5rem);
    white-space: nowrap;
  }
  ${u.mobile} {
    h1 {
      min-height: 1.84em;
      white-space: normal;
      font-size: clamp(2.15rem, 11.4vw, 3rem);
    }
  }
  ${u.belowTablet} {
    grid-column: 1/-1;
  }
`,z=r`
  grid-column: 9/-1;
  border-top: 2px solid ${t.ink};
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 14px;
    border-bottom: 1px solid ${t.line};
  }
  dt {
    color: ${t.ink2};
  }
  dd {
    font-weight: 600;
  }
  ${u.belowTablet} {
    grid-column: 1/-1;
    margin-top: 36px;
    div {
      padding-block: 12px;
    }
  }
`;function B(e){let t=f().state;return!v()||typeof t!=`object`||!t||!(`app`in t)?e:typeof t.app==`string`&&t.app.trim()!==``?t.app:e}function V(e){let t=B(e.fallbackName),n=N();return a(`div`,{css:P,"data-tone":`night`,children:[a(`div`,{css:F,children:[s(m,{to:`/`,"aria-label":`${y.name}, inicio`,children:s(d,{name:y.name})}),s(m,{css:I,to:e.home.to,children:e.home.label})]}),a(`div`,{css:L,children:[a(`div`,{css:R,children:[s(`p`,{children:t}),s(`div`,{role:`status`,children:s(`h1`,{children:M(n,e.stages,e.done)})}),s(`p`,{children:e.soon})]}),s(`dl`,{css:z,children:e.facts.map(({label:e,value:t})=>a(`div`,{children:[s(`dt`,{children:e}),s(`dd`,{children:t})]},e))})]}),s(k,{progress:n,label:e.progressLabel,fire:e.fire})]})}export{V as LoaderPage};