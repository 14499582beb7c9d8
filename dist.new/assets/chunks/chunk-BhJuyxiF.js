import{a as e,d as t,f as n,i as r,r as i,t as a,u as o}from"./chunk-BB1qeiMp.js";import{b as s,x as c}from"../start.B8I9tneb.js";import{n as l,t as u}from"./chunk-DpkgGV0O.js";import{r as d}from"./chunk-D2HHi7xX.js";import{t as f}from"./chunk-BiCVQWgU.js";import{n as p,t as m}from"./chunk-8gPKPzkT.js";var h=n`
  position: relative;
  overflow: hidden;
`,g=n`
  ${c};
  position: relative;
  z-index: 1;
  padding-block: 56px 24px;
  nav {
    ${a.small}
  }
  nav a {
    display: inline-block;
    padding-block: 10px;
    text-underline-offset: 4px;
  }
  h1 {
    ${a.h1};
    max-width: 16ch;
    margin-block: 20px 28px;
    ${o.mobile} {
      font-size: clamp(2.4rem, 12vw, 3.4rem);
    }
  }
`,_=n`
  ${a.small};
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${e.ink};
`,v=n`
  height: clamp(110px, 15.3vw, 220px);
  ${o.mobile} {
    width: 230%;
    height: 130px;
    margin-left: -30%;
  }
`;function y({title:e,category:t,author:n,date:a,updated:o,minutes:c,tone:l,draft:u,fire:d}){return r(`header`,{css:h,"data-tone":l,children:[r(`div`,{css:g,children:[r(`nav`,{"aria-label":`Ruta`,children:[i(s,{to:`/blog`,children:`Blog`}),` /`,` `,i(s,{to:t.url,children:t.title})]}),i(`h1`,{children:e}),r(`p`,{css:_,children:[u&&i(`strong`,{children:`Borrador`}),r(`span`,{children:[`Por `,n.name]}),i(`time`,{dateTime:a.iso,children:a.text}),o&&r(`span`,{children:[`Actualizado el `,i(`time`,{dateTime:o.iso,children:o.text})]}),r(`span`,{children:[c,` min de lectura`]})]})]}),i(`div`,{css:v,children:i(f,{path:d,width:720,height:110})})]})}var b=n`
  ${a.small};
  img {
    width: 112px;
    height: 140px;
    border-radius: ${t.control};
    margin-bottom: 16px;
    background: ${e.sunken};
  }
  b {
    display: block;
    font-weight: 600;
    font-size: 1.0625rem;
  }
  p {
    color: ${e.ink3};
  }
  ${o.belowNav} {
    grid-column: 2;
    display: grid;
    grid-template-columns: 84px 1fr;
    gap: 0 20px;
    align-items: center;
    margin-top: 44px;
    padding-top: 24px;
    border-top: 1px solid ${e.line};
    img {
      grid-row: span 2;
      width: 84px;
      height: 105px;
      margin: 0;
    }
    b {
      align-self: end;
    }
    p {
      align-self: start;
    }
  }
`;function x({name:e,description:t,image:n,imageAlt:a}){return r(`aside`,{css:b,"aria-label":`Quién escribe`,children:[i(`img`,{src:d(`/`,n),alt:a,width:`320`,height:`400`,loading:`lazy`}),i(`b`,{children:e}),i(`p`,{children:t})]})}var S=n`
  ${c};
  padding-bottom: clamp(72px, 7.6vw, 116px);
  h2 {
    ${a.h2};
    font-size: 2.25rem;
    margin-bottom: 28px;
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 32px 24px;
    margin: 0;
    ${o.mobile} {
      grid-template-columns: 1fr;
    }
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(96px, 232px) 1fr;
    gap: 24px;
    align-items: start;
    ${o.belowTablet} {
      grid-template-columns: 128px 1fr;
    }
    ${o.mobile} {
      grid-template-columns: 104px 1fr;
      gap: 16px;
    }
  }
  h3 {
    ${a.h3};
    margin-top: 8px;
    ${o.mobile} {
      font-size: 1.25rem;
    }
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-color: var(--ember);
    text-underline-offset: 4px;
  }
`;function C({articles:e}){return e.length===0?null:r(`section`,{css:S,"aria-labelledby":`sigue`,children:[i(`h2`,{id:`sigue`,children:`Sigue leyendo`}),i(`ul`,{className:`further`,children:e.map(({slug:e,url:t,title:n,category:a,minutes:o,cover:c,tone:l})=>r(`li`,{children:[i(p,{shape:`square`,src:c,tone:l}),r(`div`,{children:[r(m,{children:[i(`b`,{children:a}),r(`span`,{children:[o,` min`]})]}),i(`h3`,{children:i(s,{to:t,children:n})})]})]},e))})]})}var w=n`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  margin-top: 72px;
  padding-top: 24px;
  border-top: 2px solid ${e.ink};
  ${o.mobile} {
    grid-template-columns: 1fr;
    margin-top: 56px;
  }
  a {
    ${a.h3};
    font-size: 1.25rem;
    display: block;
    padding-block: 8px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: ${e.ember};
    text-underline-offset: 4px;
  }
  span {
    display: block;
    ${a.small};
    font-family: var(--text);
    font-weight: 400;
    letter-spacing: 0;
    color: ${e.ink3};
    margin-bottom: 4px;
  }
  a:last-child:not(:first-child) {
    text-align: right;
    ${o.mobile} {
      text-align: left;
    }
  }
`;function T({newer:e,older:t}){return!e&&!t?null:r(`nav`,{css:w,"aria-label":`Artículos vecinos`,children:[t?r(s,{to:t.url,rel:`prev`,children:[i(`span`,{children:`Anterior`}),t.title]}):i(`i`,{}),e&&r(s,{to:e.url,rel:`next`,children:[i(`span`,{children:`Siguiente`}),e.title]})]})}var E=n`
  ${c};
  display: grid;
  grid-template-columns: 220px minmax(0, 48rem) minmax(140px, 1fr);
  column-gap: clamp(32px, 5vw, 72px);
  align-items: start;
  padding-block: 56px 72px;
  ${o.belowNav} {
    grid-template-columns: 200px minmax(0, 48rem);
  }
  ${o.belowTablet} {
    display: block;
    max-width: calc(48rem + 2 * clamp(20px, 3.4vw, 48px));
    padding-top: 44px;
  }
`,D=n`
  height: auto;
  margin-bottom: 32px;
  border-radius: ${t.control};
`;function O(e){return r(`article`,{children:[i(y,{...e}),r(`div`,{css:E,children:[i(l,{headings:e.headings,title:`En este artículo`}),r(`div`,{children:[e.image&&i(`img`,{css:D,...e.image,src:d(`/`,e.image.src),alt:e.image.alt}),i(u,{hash:e.body}),i(T,{newer:e.newer,older:e.older})]}),i(x,{...e.author})]}),i(C,{articles:e.more})]})}export{O as ArticlePage};