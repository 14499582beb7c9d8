const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/chunks/chunk-BvtImelB.js","assets/chunks/chunk-BB1qeiMp.js","assets/chunks/chunk-XKyaHtl9.js","assets/chunks/chunk-BqXcV6yN.js","assets/chunks/chunk-BjIscx0t.js","assets/chunks/chunk-BU1Pg_XD.js","assets/chunks/chunk-BduUtaMT.js","assets/chunks/chunk-B47tiqj0.js","assets/chunks/chunk-BHmUMEnN.js","assets/chunks/chunk-D2HHi7xX.js","assets/start.B8I9tneb.js","assets/chunks/chunk-DygEbaNj.js","assets/chunks/chunk-C5LnA15G.js","assets/chunks/chunk-BEs90ySf.js","assets/chunks/chunk-CFj5c3U9.js","assets/chunks/chunk-BONIOkCY.js"])))=>i.map(i=>d[i]);
import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,d as n,f as r,h as i,i as a,n as o,o as s,r as c,s as l,t as u,u as d}from"./chunk-BB1qeiMp.js";import{t as f}from"./chunk-DiOJGAIf.js";import{p,x as m}from"../start.B8I9tneb.js";import{n as h}from"./chunk-D3eVEyxq.js";import{t as g}from"./chunk-Gv2GkJri.js";import{t as _}from"./chunk-B3-72SeB.js";import{r as v}from"./chunk-D2HHi7xX.js";import{t as y}from"./chunk-DygEbaNj.js";var b=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M208.31,75.68A59.78,59.78,0,0,0,202.93,28,8,8,0,0,0,196,24a59.75,59.75,0,0,0-48,24H124A59.75,59.75,0,0,0,76,24a8,8,0,0,0-6.93,4,59.78,59.78,0,0,0-5.38,47.68A58.14,58.14,0,0,0,56,104v8a56.06,56.06,0,0,0,48.44,55.47A39.8,39.8,0,0,0,96,192v8H72a24,24,0,0,1-24-24A40,40,0,0,0,8,136a8,8,0,0,0,0,16,24,24,0,0,1,24,24,40,40,0,0,0,40,40H96v16a8,8,0,0,0,16,0V192a24,24,0,0,1,48,0v40a8,8,0,0,0,16,0V192a39.8,39.8,0,0,0-8.44-24.53A56.06,56.06,0,0,0,216,112v-8A58.14,58.14,0,0,0,208.31,75.68ZM200,112a40,40,0,0,1-40,40H112a40,40,0,0,1-40-40v-8a41.74,41.74,0,0,1,6.9-22.48A8,8,0,0,0,80,73.83a43.81,43.81,0,0,1,.79-33.58,43.88,43.88,0,0,1,32.32,20.06A8,8,0,0,0,119.82,64h32.35a8,8,0,0,0,6.74-3.69,43.87,43.87,0,0,1,32.32-20.06A43.81,43.81,0,0,1,192,73.83a8.09,8.09,0,0,0,1,7.65A41.72,41.72,0,0,1,200,104Z"/></svg>`,x=[`all`,`web`,`ecommerce`,`saas`,`ia`],S=`filtro`;function C(e){return x.find(t=>t===e)??`all`}function w(e,t){return t===`all`?e:e.filter(({category:e})=>e===t)}var T=r`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${d.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 6px 20px;
    scroll-padding-inline: 20px;
  }
  button {
    min-height: 44px;
    padding: 0 18px;
    border: 1.5px solid ${t.line2};
    border-radius: ${n.pill};
    background: none;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    transition: border-color ${s.hover} ${l.standard};
  }
  button:hover {
    border-color: ${t.ink};
  }
  button[aria-pressed='true'] {
    background: ${t.ink};
    border-color: ${t.ink};
    color: ${t.paper};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;function E({label:e,labels:t,current:n,onChoose:r}){return c(`fieldset`,{css:T,"data-live-only":!0,"aria-label":e,children:x.map(e=>c(`button`,{type:`button`,"aria-pressed":e===n,onClick:()=>r(e),children:t[e]},e))})}var D=e(i(),1),O=()=>y(()=>import(`./chunk-BvtImelB.js`).then(e=>e.PrivateDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]));function k({project:e,action:t,words:n}){let r=(0,D.useRef)(null),[i,s]=(0,D.useState)(!1),[l,u]=(0,D.useState)(),[d,f]=(0,D.useState)(!1),p=()=>void O().catch(()=>void 0);return a(o,{children:[a(`button`,{ref:r,type:`button`,"aria-haspopup":`dialog`,"data-live-only":!0,onPointerEnter:p,onFocus:p,onClick:()=>O().then(e=>{u(()=>e),s(!0)},()=>f(!0)),children:[c(`span`,{className:`words`,children:t}),a(`span`,{className:`vh`,children:[` `,e.title]})]}),c(`noscript`,{children:c(`p`,{children:n.text})}),d&&c(`p`,{role:`status`,children:n.text}),l&&c(l,{...n,image:e.image,isOpen:i,onClose:()=>s(!1),opener:()=>r.current})]})}var A=r`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  > img {
    width: 100%;
    height: clamp(230px, 27vw, 390px);
    border-radius: ${n.control};
    object-fit: cover;
    background: ${t.sunken};
  }
  h2 {
    ${u.h3};
    font-size: 1.75rem;
  }
  > p {
    margin-block: 8px 12px;
    max-width: 56ch;
    color: ${t.ink2};
  }
`,j=r`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 16px;
  margin-top: 16px;
`,M=r`
  ${u.small};
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${t.ink3};
  svg {
    color: ${t.emberText};
  }
`,N=r`
  ${u.note};
  padding: 4px 10px;
  border: 1.5px solid ${t.line2};
  border-radius: ${n.label};
  color: ${t.ink2};
`,P=r`
  ${u.small};
  display: flex;
  flex-wrap: wrap;
  color: ${t.ink3};
  li + li::before {
    content: '·';
    margin-inline: 8px;
  }
`,F=r`
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-top: 8px;
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${t.ink};
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .words {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${t.ember};
  }
  svg {
    transition: transform ${s.hover} ${l.standard};
  }
  a:hover svg {
    transform: translate(3px, -3px);
  }
  ${d.mobile} {
    justify-content: space-between;
  }
`;function I({project:e,category:t,words:n,isFirst:r}){return a(`article`,{css:A,children:[c(`img`,{src:v(`/`,e.image),alt:e.imageAlt,width:640,height:440,loading:r?`eager`:`lazy`,decoding:`async`}),a(`div`,{children:[a(`div`,{css:j,children:[c(`h2`,{children:e.title}),e.isPrivate&&c(`span`,{css:N,children:n.private})]}),a(`p`,{css:M,children:[c(p,{markup:e.icon,size:18}),t]})]}),c(`p`,{children:e.description}),a(`div`,{children:[c(`ul`,{css:P,className:`technologies`,"aria-label":`Tecnologías`,children:e.technologies.map(e=>c(`li`,{children:e},e))}),a(`div`,{css:F,children:[e.isPrivate?c(k,{project:e,action:n.project,words:n.notice}):a(`a`,{href:e.link,target:`_blank`,rel:`noopener`,children:[c(`span`,{className:`words`,children:n.project}),a(`span`,{className:`vh`,children:[` `,e.title,` (se abre en otra pestaña)`]}),c(p,{markup:g,size:18})]}),a(`a`,{href:n.codeUrl,target:`_blank`,rel:`noopener`,children:[c(p,{markup:b,size:20}),c(`span`,{className:`words`,children:n.code}),a(`span`,{className:`vh`,children:[` de `,e.title,` (se abre en otra pestaña)`]})]})]})]})]})}var L=r`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px 32px;
  margin-bottom: 28px;
  p {
    ${u.small};
    color: ${t.ink3};
  }
`,R=r`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 56px 24px;
  > li {
    display: grid;
    grid-column: span 6;
  }
  > li:nth-of-type(6n + 1),
  > li:nth-of-type(6n + 4) {
    grid-column: span 7;
  }
  > li:nth-of-type(6n + 2),
  > li:nth-of-type(6n + 3) {
    grid-column: span 5;
  }
  > li:last-of-type:nth-of-type(odd) {
    grid-column: span 7;
  }
  ${d.belowTablet} {
    > li:nth-of-type(n) {
      grid-column: span 6;
    }
  }
  ${d.mobile} {
    display: block;
    > li + li {
      margin-top: 44px;
    }
  }
`,z=r`
  ${u.lead};
  max-width: 46ch;
  padding-block: 24px;
  color: ${t.ink2};
  p {
    margin-bottom: 16px;
  }
`,B=r`
  padding-bottom: clamp(72px, 7.6vw, 116px);
`;function V(e,t,n){let r=e===1?`1 proyecto`:`${e} proyectos`;return t===`all`?r:`${r} de ${n[t]}`}function H(e){let[t,n]=_(S),r=C(t),i=w(e.projects,r);return a(o,{children:[c(h,{heading:e.heading,lead:e.lead}),a(`div`,{css:[m,B],children:[a(`div`,{css:L,children:[c(E,{label:e.filtersLabel,labels:e.filterLabels,current:r,onChoose:e=>{e!==r&&n(e===`all`?``:e)}}),c(`p`,{role:`status`,children:V(i.length,r,e.filterLabels)})]}),i.length===0?a(`div`,{css:z,children:[c(`p`,{children:e.empty.text}),c(f,{to:e.empty.action.to,children:e.empty.action.label})]}):c(`ul`,{css:R,className:`projects`,children:i.map((t,n)=>c(`li`,{children:c(I,{project:t,category:e.filterLabels[t.category],words:e.words,isFirst:n<2})},t.slug))})]})]})}export{H as PortfolioPage};