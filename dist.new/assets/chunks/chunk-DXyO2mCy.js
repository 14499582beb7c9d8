import{a as e,d as t,f as n,i as r,n as i,o as a,r as o,s,t as c,u as l}from"./chunk-BB1qeiMp.js";import{n as u,t as d}from"./chunk-DiOJGAIf.js";import{b as f,n as p,p as m,x as h}from"../start.B8I9tneb.js";import{n as g}from"./chunk-D3eVEyxq.js";import{n as _,t as v}from"./chunk-BdbfPmBX.js";import{n as y,t as b}from"./chunk-8gPKPzkT.js";var x=n`
  position: relative;
  scroll-snap-align: start;
  list-style: none;
  h2 {
    ${c.h3};
    font-size: 1.75rem;
    margin-block: 8px;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > p:last-of-type {
    color: ${e.ink2};
    ${c.small}
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 16px;
  }
  .author {
    ${c.small};
    color: ${e.ink3};
  }
  .more {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 600;
  }
  .more span {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${e.ember};
  }
  .more svg {
    transition: transform ${a.hover} ${s.standard};
  }
  &:hover .more svg {
    transform: translateX(4px);
  }
`,S=n`
  margin-bottom: 16px;
`;function C({article:e,readMore:t}){return r(`li`,{css:x,children:[o(y,{css:S,src:e.cover,tone:e.tone}),r(b,{children:[o(`b`,{children:e.category}),o(`time`,{dateTime:e.date,children:e.dateText.short}),r(`span`,{children:[e.minutes,` min`]})]}),o(`h2`,{children:o(f,{to:e.url,children:e.title})}),o(`p`,{children:e.description}),r(`div`,{className:`end`,children:[r(`span`,{className:`more`,"aria-hidden":`true`,children:[o(`span`,{children:t}),o(m,{markup:u,size:20})]}),o(`span`,{className:`author`,children:e.author})]})]})}var w=n`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  margin: 0;
  ${l.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -20px;
    padding: 4px 20px;
    scroll-padding-inline: 20px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 18px;
    border: 1.5px solid ${e.line2};
    border-radius: ${t.pill};
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    border-color: ${e.ink};
  }
  a[aria-current] {
    background: ${e.ink};
    border-color: ${e.ink};
    color: ${e.paper};
  }
  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;function T({chips:e}){return o(`nav`,{"aria-label":`Categorías`,children:o(`ul`,{css:w,className:`chips`,children:e.map(({label:e,url:t,current:n})=>o(`li`,{children:o(f,{to:t,"aria-current":n?`page`:void 0,children:e})},t))})})}var E=n`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  align-items: center;
  margin-top: clamp(72px, 7.6vw, 104px);
  padding: clamp(28px, 4.1vw, 60px);
  border-radius: ${t.box};
  h2 {
    ${c.h2};
    max-width: 15ch;
  }
  > div {
    min-height: 5.9rem;
  }
  .note {
    ${c.small};
    margin-top: 14px;
    color: ${e.ink2};
  }
  ${l.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    h2 {
      max-width: 18ch;
    }
  }
  ${l.mobile} {
    margin-top: 44px;
    padding: 28px 20px;
  }
`;function D({heading:e,note:t,...n}){return r(`section`,{css:E,"data-tone":`maize`,"data-lit":``,children:[o(`h2`,{children:e}),r(`div`,{children:[o(p,{id:`boletin-blog`,look:`inside`,...n}),o(`p`,{className:`note`,children:t})]})]})}var O=n`
  margin-top: 72px;
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin: 0;
  }
  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: 4px;
    font-weight: 600;
    font-feature-settings: 'tnum';
    text-decoration: none;
  }
  a:hover {
    background: ${e.sunken};
  }
  a[aria-current] {
    box-shadow: inset 0 -3px 0 ${e.ember};
  }
`;function k({links:e}){return e.length===0?null:o(`nav`,{css:O,"aria-label":`Páginas`,children:o(`ul`,{className:`pages`,children:e.map(({number:e,url:t,current:n})=>o(`li`,{children:r(f,{to:t,"aria-current":n?`page`:void 0,children:[o(`span`,{className:`vh`,children:`Página `}),e]})},t))})})}var A=n`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 56px 27px;
  padding: 0;
  margin: 36px 0 0;
  ${l.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-of-type(odd):last-of-type {
      grid-column: 1/-1;
      display: grid;
      grid-template: repeat(4, auto) 1fr / subgrid;
      grid-auto-flow: column;
      > div:first-of-type {
        grid-row: 1/-1;
        margin: 0;
      }
      > :not(div:first-of-type) {
        grid-column: 2;
      }
    }
  }
  ${l.mobile} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 82%;
    gap: 14px;
    margin: 0 -20px;
    padding: 4px 20px 20px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 20px;
    overscroll-behavior-x: contain;
    > li:nth-of-type(odd):last-of-type {
      display: block;
      grid-column: auto;
      > div:first-of-type {
        margin-bottom: 16px;
      }
    }
  }
`,j=n`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 32px;
  > nav {
    min-width: 0;
  }
`,M=n`
  ${c.small};
  color: ${e.ink3};
  margin: 24px 0 16px;
  ${l.desktop} {
    display: none;
  }
`,N=n`
  ${c.lead};
  max-width: 46ch;
  margin-block: 56px;
  color: ${e.ink2};
  p {
    margin-bottom: 16px;
  }
`,P=n`
  padding-bottom: clamp(72px, 7.6vw, 116px);
`;function F(e){let{heading:t,lead:n,chips:a,articles:s,words:c,search:l,pager:u,newsletter:f}=e;return r(i,{children:[o(g,{heading:t,lead:n}),r(`div`,{css:[h,P],children:[r(`div`,{css:j,children:[o(T,{chips:a}),o(d,{to:l.to,children:l.label})]}),s.length===0?r(`div`,{css:N,children:[o(`p`,{children:c.empty}),o(d,{to:`/blog`,children:`Ver todos los artículos`})]}):r(i,{children:[s.length>1&&o(`p`,{css:M,children:c.swipeHint}),o(v,{children:o(`ul`,{css:[A,_],className:`cards`,children:s.map(e=>o(C,{article:e,readMore:c.readMore},e.slug))})})]}),o(k,{links:u}),o(v,{children:o(D,{...f})})]})]})}export{F as BlogPage};