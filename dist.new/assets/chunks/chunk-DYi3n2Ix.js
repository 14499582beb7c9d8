import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,f as n,h as r,i,r as a,t as o,u as s}from"./chunk-BB1qeiMp.js";import{A as c,b as l,p as u,x as d}from"../start.B8I9tneb.js";import{t as f}from"./chunk-BiCVQWgU.js";import{t as p}from"./chunk-CHwdtH1S.js";import{t as m}from"./chunk-Gv2GkJri.js";import{t as h}from"./chunk-XdxlJHbA.js";import{t as g}from"./chunk-BEs90ySf.js";import{t as _}from"./chunk-CVfjDMSy.js";import{t as v}from"./chunk-BqXcV6yN.js";var y=e(r(),1);function b(e){let[t,n]=(0,y.useState)(!1);return(0,y.useEffect)(()=>{let{href:t}=new URL(e);performance.getEntriesByName(t,`resource`).length>0&&n(!0)},[e]),[t,()=>n(!0)]}var x=n`
  display: grid;
  grid-template-rows: minmax(56px, auto) minmax(0, 1fr);
  height: 100dvh;
`,S=n`
  ${d};
  ${o.small};
  max-width: none;
  display: flex;
  align-items: center;
  gap: clamp(12px, 3vw, 32px);
  border-bottom: 1px solid ${t.line};
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 600;
    text-underline-offset: 0.3em;
  }
  a:first-of-type {
    margin-right: auto;
    color: inherit;
    text-decoration: none;
  }
  ${s.mobile} {
    font-size: 0.875rem;
    a {
      line-height: 1.2;
    }
    a:first-of-type > span {
      width: 28px;
      overflow: hidden;
    }
    svg {
      flex: none;
    }
  }
  ${s.belowNarrow} {
    a:first-of-type {
      display: none;
    }
    a {
      margin-right: auto;
    }
  }
`,C=n`
  position: relative;
  background: ${t.sunken};
`,w=n`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  padding: 20px;
  text-align: center;
  > div {
    width: 260px;
    height: 34px;
  }
  a {
    font-weight: 600;
  }
`,T=n`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;function E({title:e,address:t,fire:n}){let[r,o]=b(t),s=i(`a`,{href:t,target:`_blank`,rel:`noopener`,children:[`Abrir el sitio`,a(`span`,{className:`vh`,children:` (se abre en otra pestaña)`}),a(u,{markup:m,size:18})]});return i(`div`,{css:x,children:[i(`div`,{css:S,children:[a(l,{to:`/`,"aria-label":`${g.name}, inicio`,children:a(c,{name:g.name})}),i(l,{to:`/portafolio`,children:[a(u,{markup:p,size:18}),`Volver al portafolio`]}),s]}),i(`div`,{css:C,children:[a(`h1`,{className:`vh`,children:e}),!r&&i(`div`,{css:w,children:[a(`div`,{children:a(f,{path:n,width:260,height:34})}),a(`p`,{role:`status`,children:`Cargando...`})]}),a(`iframe`,{css:T,src:t,title:e,sandbox:`allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox`,referrerPolicy:`strict-origin-when-cross-origin`,onLoad:o})]})]})}var D=n`
  position: relative;
  display: grid;
  align-items: start;
  min-height: min(780px, calc(100svh - 72px));
  overflow: hidden;
  border-bottom: 3px solid ${t.ink};
  ${s.mobile} {
    min-height: calc(100svh - 64px);
  }
`,O=n`
  ${d};
  padding-block: clamp(44px, 6.2vw, 96px) clamp(220px, 24vw, 340px);
  h1 {
    ${o.h1};
    max-width: 11ch;
  }
  > p {
    ${o.lead};
    color: ${t.ink2};
    margin-block: 24px 28px;
    max-width: 36ch;
  }
`,k=n`
  position: absolute;
  left: 66%;
  bottom: 0;
  width: clamp(120px, 15vw, 220px);
  aspect-ratio: 80/150;
  ${s.mobile} {
    left: 56%;
  }
`;function A({heading:e,text:t,email:n,ashes:r,tongue:o}){return i(`div`,{css:D,children:[i(`div`,{css:O,children:[a(`h1`,{children:e}),a(`p`,{children:t}),i(`a`,{css:v.principal,href:`mailto:${n}`,children:[a(u,{markup:h,size:20}),n]})]}),a(_,{path:r}),a(`div`,{css:k,children:a(f,{path:o,width:80,height:150})})]})}function j(e){return e.kind===`frame`?a(E,{...e}):a(A,{...e})}export{j as ClientPage};