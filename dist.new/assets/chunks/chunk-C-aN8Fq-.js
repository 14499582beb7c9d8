const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/chunks/chunk-Bhva_e_L.js","assets/chunks/chunk-BB1qeiMp.js","assets/chunks/chunk-XKyaHtl9.js","assets/chunks/chunk-BqXcV6yN.js","assets/chunks/chunk-Gv2GkJri.js","assets/start.B8I9tneb.js","assets/chunks/chunk-BU1Pg_XD.js","assets/chunks/chunk-DygEbaNj.js","assets/chunks/chunk-C5LnA15G.js","assets/chunks/chunk-BHmUMEnN.js","assets/chunks/chunk-D2HHi7xX.js","assets/chunks/chunk-BEs90ySf.js","assets/chunks/chunk-CFj5c3U9.js","assets/chunks/chunk-BONIOkCY.js","assets/chunks/chunk-BjIscx0t.js","assets/chunks/chunk-BduUtaMT.js","assets/chunks/chunk-B47tiqj0.js"])))=>i.map(i=>d[i]);
import{r as e}from"./chunk-XKyaHtl9.js";import{t}from"./chunk-DygEbaNj.js";import{a as n,f as r,h as i,i as a,n as o,r as s,t as c}from"./chunk-BB1qeiMp.js";import{t as l}from"./chunk-BqXcV6yN.js";import{k as u}from"../start.B8I9tneb.js";var d=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M232.49,80.49l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.51,63.51a12,12,0,0,1,17,17Z"/></svg>`,f=e(i(),1),p=r`
  && {
    ${c.small};
    flex: 1 1 100%;
    margin-top: 8px;
    button {
      all: unset;
      cursor: pointer;
      text-decoration: underline;
    }
    button:focus-visible {
      outline: 3px solid ${n.focus};
    }
  }
`;function m({href:e}){return a(`p`,{css:p,role:`alert`,children:[`No pudimos abrir esta ventana.`,` `,s(`button`,{type:`button`,onClick:()=>location.reload(),children:`Recarga la página`}),` `,`o`,` `,s(`a`,{href:e,target:`_blank`,rel:`noopener`,children:`escríbenos en otra pestaña`}),`.`]})}function h(e){let{href:t,look:n,load:r,data:i,children:c,className:d}=e,p=(0,f.useRef)(null),[h,g]=(0,f.useState)(!1),{part:_,hasFailed:v,fetchPart:y}=u(r),[b,x]=(0,f.useState)(!1),S=async e=>{e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),x(!0),await y()&&g(!0))},C={isOpen:h,onClose:()=>g(!1),opener:()=>p.current};return a(o,{children:[s(`a`,{ref:p,css:l[n],className:d,href:t,target:`_blank`,rel:`noopener`,"aria-haspopup":`dialog`,onPointerEnter:y,onFocus:y,onClick:S,children:c}),b&&v&&s(m,{href:t}),_&&(0,f.createElement)(_,{...i,...C})]})}var g=()=>t(()=>import(`./chunk-Bhva_e_L.js`).then(e=>e.ContactDialog),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]));function _({dialog:e,look:t,children:n,className:r}){let{href:i}=e.channels.find(({platform:e})=>e===`whatsapp`)??e.channels[0]??{href:`/contacto`};return s(h,{href:i,look:t,load:g,data:e,className:r,children:n})}export{h as n,d as r,_ as t};