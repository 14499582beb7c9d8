import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,d as n,f as r,h as i,i as a,n as o,o as s,r as c,s as l,t as u,u as d}from"./chunk-BB1qeiMp.js";import{S as f,b as p,x as m}from"../start.B8I9tneb.js";import{n as h}from"./chunk-D3eVEyxq.js";import{t as g}from"./chunk-BqXcV6yN.js";import{r as _}from"./chunk-D2HHi7xX.js";import{t as v}from"./chunk-B3-72SeB.js";var y=e(i(),1);function b(e){return e.split(/<\/?mark>/).map((e,t)=>({text:e.replaceAll(`&lt;`,`<`).replaceAll(`&gt;`,`>`),isMarked:t%2==1})).filter(({text:e})=>e!==``)}var x=20,S=26,C,w=0;async function T(){let e=w>0?`?intento=${w}`:``,t=await import(_(`/`,`/pagefind/pagefind.js${e}`));return await t.options({baseUrl:`/`,excerptLength:S}),await t.init(),t}function E(){return C??=T(),C.catch(()=>{C=void 0,w+=1}),C}async function D(e){let{results:t}=await E().then(t=>t.search(e));return{found:(await Promise.all(t.slice(0,x).map(e=>e.data()))).map(({url:e,excerpt:t,meta:n})=>({url:e,title:n.title??e,excerpt:b(t)})),total:t.length}}var O=r`
  max-width: 860px;
  label {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
  }
  > div {
    display: flex;
    gap: 12px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 56px;
    padding-inline: 18px;
    border: 1.5px solid ${t.line2};
    border-radius: ${n.control};
    background: ${t.raised};
    font-size: 1.125rem;
    transition: border-color ${s.hover} ${l.standard};
  }
  input:hover {
    border-color: ${t.ink};
  }
  input::placeholder {
    color: ${t.ink3};
    opacity: 1;
  }
  button {
    min-height: 56px;
  }
  ${d.mobile} {
    > div {
      flex-direction: column;
    }
    input {
      flex: none;
    }
  }
`,k=250;function A({words:e,query:t,onSearch:n}){let r=(0,y.useId)(),i=(0,y.useRef)(null),o=(0,y.useRef)(void 0),s=(0,y.useRef)(n);s.current=n;let l=(0,y.useRef)(``),u=e=>{clearTimeout(o.current);let t=i.current?.value??``;l.current=t.trim(),s.current(t,e)};return(0,y.useEffect)(()=>{i.current&&t!==l.current&&(i.current.value=t),l.current=t},[t]),(0,y.useEffect)(()=>(i.current?.value&&u(!0),()=>clearTimeout(o.current)),[]),c(`search`,{children:a(`form`,{css:O,"data-live-only":!0,onSubmit:e=>{e.preventDefault(),u(!1)},children:[c(`label`,{htmlFor:r,children:e.label}),a(`div`,{children:[c(`input`,{ref:i,id:r,name:`q`,type:`search`,placeholder:e.placeholder,autoComplete:`off`,enterKeyHint:`search`,onFocus:()=>void E().catch(()=>void 0),onInput:()=>{clearTimeout(o.current),o.current=setTimeout(()=>u(!0),k)}}),c(`button`,{css:g.principal,type:`submit`,children:e.action})]})]})})}var j=r`
  margin-top: 32px;
  max-width: 860px;
  h2 {
    ${u.h2};
    font-size: clamp(1.75rem, 3vw, 2.6rem);
    overflow-wrap: anywhere;
  }
`,M=r`
  ${u.small};
  min-height: 1.5em;
  margin-top: 8px;
  color: ${t.ink3};
`,N=r`
  margin-top: 24px;
  border-top: 2px solid ${t.ink};
  > li {
    position: relative;
    padding-block: 20px;
    border-bottom: 1px solid ${t.line};
  }
  h3 {
    ${u.h3};
    margin-bottom: 6px;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:hover h3 a {
    text-decoration: underline;
    text-decoration-color: ${t.ember};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.16em;
  }
  p {
    color: ${t.ink2};
    max-width: 72ch;
    overflow-wrap: anywhere;
  }
  mark {
    background: none;
    color: ${t.ink};
    font-weight: 600;
    box-shadow: inset 0 -2px 0 ${t.ember};
  }
`,P=r`
  ${u.lead};
  margin-top: 8px;
  max-width: 52ch;
  color: ${t.ink2};
  overflow-wrap: anywhere;
  + button {
    margin-top: 20px;
  }
`,F=(e,t)=>e.replace(`{query}`,()=>t);function I(e){if(e.kind===`searching`)return`Buscando...`;if(e.kind!==`done`)return``;if(e.total===0)return`Sin resultados`;let t=e.found.length<e.total?` (los primeros ${e.found.length})`:``;return e.total===1?`1 resultado`:`${e.total} resultados${t}`}function L({state:e,words:t,onRetry:n}){return a(`div`,{css:j,children:[e.kind===`done`&&e.total>0&&c(`h2`,{children:F(t.results,e.query)}),c(`p`,{css:M,role:`status`,children:I(e)}),e.kind===`done`&&e.total===0&&c(`p`,{css:P,children:F(t.empty,e.query)}),e.kind===`failed`&&a(`div`,{role:`alert`,children:[c(`p`,{css:P,children:t.failed}),c(`button`,{type:`button`,css:g.outline,onClick:n,children:`Intentar de nuevo`})]}),e.kind===`done`&&e.total>0&&c(`ol`,{css:N,className:`results`,children:e.found.map(({url:e,title:t,excerpt:n})=>a(`li`,{children:[c(`h3`,{children:c(p,{to:e,children:t})}),c(`p`,{children:n.map(({text:e,isMarked:t},n)=>t?c(`mark`,{children:e},n):e)})]},e))})]})}function R(){let[e,t]=v(`q`),n=e.trim();return[n,(0,y.useCallback)((e,r)=>{let i=e.trim();i!==n&&t(i,r)},[n,t])]}function z(e){let[t,n]=(0,y.useState)({kind:`idle`}),[r,i]=(0,y.useState)(0);return(0,y.useEffect)(()=>{if(e===``)return n({kind:`idle`});let t=!0,r=e=>{t&&n(e)};return n(e=>e.kind===`done`?e:{kind:`searching`}),D(e).then(t=>r({kind:`done`,query:e,...t}),()=>r({kind:`failed`})),()=>{t=!1}},[e,r]),[t,(0,y.useCallback)(()=>i(e=>e+1),[])]}function B({field:e,words:t}){let[n,r]=R(),[i,s]=z(n);return a(o,{children:[c(A,{words:e,query:n,onSearch:r}),c(L,{state:i,words:t,onRetry:s})]})}var V=r`
  h2 {
    ${u.h3};
    margin-bottom: 16px;
  }
  ul {
    border-top: 2px solid ${t.ink};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid ${t.line};
    text-decoration: none;
  }
  a:hover {
    color: ${t.emberText};
  }
`,H=r`
  ul {
    columns: 2;
    column-gap: 24px;
    ${d.mobile} {
      columns: 1;
    }
  }
  li {
    break-inside: avoid;
  }
`;function U({heading:e,links:t,columns:n}){let r=(0,y.useId)();return a(`nav`,{css:[V,n===2&&H],"aria-labelledby":r,children:[c(`h2`,{id:r,children:e}),c(`ul`,{className:`places`,children:t.map(({label:e,to:t})=>c(`li`,{children:c(p,{to:t,children:e})},t))})]})}var W=r`
  ${m};
  ${f};
  row-gap: 44px;
  padding-block: clamp(44px, 5vw, 72px) clamp(72px, 7.6vw, 116px);
  > :first-of-type {
    grid-column: 1/9;
  }
  > :last-of-type {
    grid-column: 9/-1;
  }
  ${d.belowTablet} {
    display: block;
    > :last-of-type {
      margin-top: 44px;
    }
  }
`;function G({heading:e,lead:t,field:n,words:r,sections:i,categories:s}){return a(o,{children:[c(h,{heading:e,lead:t}),c(`div`,{css:m,children:c(B,{field:n,words:r})}),a(`div`,{css:W,children:[c(U,{...i,columns:2}),c(U,{...s,columns:1})]})]})}export{G as SearchPage};