import{a as e,d as t,f as n,i as r,n as i,r as a,t as o,u as s}from"./chunk-BB1qeiMp.js";import{S as c,b as l,p as u,w as d,x as f}from"../start.B8I9tneb.js";import{n as p}from"./chunk-D3eVEyxq.js";import{t as m}from"./chunk-BdbfPmBX.js";import{t as h}from"./chunk-XdxlJHbA.js";import{r as g}from"./chunk-D2HHi7xX.js";import{n as _}from"./chunk-C5LnA15G.js";import{t as v}from"./chunk-BqXcV6yN.js";import{t as y}from"./chunk-D48FzfZN.js";var b=n`
  ${c};
  grid-template-rows: auto 1fr;
  row-gap: 28px;
  align-items: start;
  padding-block: 40px;
  border-top: 1px solid ${e.line};
  img {
    width: 100%;
    height: auto;
    border-radius: ${t.control};
    background: ${e.sunken};
    grid-row: 1/3;
  }
  ${s.mobile} {
    padding-block: 32px;
  }
`,x={left:n`
    img {
      grid-column: 1/5;
    }
    .words {
      grid-column: 5/10;
    }
    dl {
      grid-column: 10/-1;
      grid-row: 1;
    }
    ${s.belowNav} {
      .words,
      dl {
        grid-column: 5/-1;
      }
      dl {
        grid-row: 2;
      }
    }
  `,right:n`
    img {
      grid-column: 9/-1;
    }
    .words {
      grid-column: 4/9;
      grid-row: 1;
    }
    dl {
      grid-column: 1/4;
      grid-row: 1;
    }
    ${s.belowNav} {
      .words,
      dl {
        grid-column: 1/9;
      }
      dl {
        grid-row: 2;
      }
    }
  `},S=n`
  padding-left: clamp(0px, 1.2vw, 16px);
  h2 {
    ${o.h2};
    font-size: clamp(2.5rem, 4.5vw, 4rem);
    line-height: 0.95;
  }
  .role {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block: 10px 18px;
    color: ${e.emberText};
    font-weight: 600;
  }
  .bio {
    color: ${e.ink2};
    max-width: 46ch;
  }
  .bio p + p {
    margin-top: 12px;
  }
  .bio p:first-of-type {
    ${o.lead};
    color: ${e.ink};
  }
  ${s.belowNav} {
    padding-left: 0;
  }
  ${s.mobile} {
    margin-top: 20px;
  }
`,C=n`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 22px 0 0;
  li {
    padding: 4px 11px;
    border: 1px solid ${e.line2};
    border-radius: ${t.label};
    font-size: 0.9375rem;
  }
`,w=n`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-top: 12px;
  font-weight: 600;
  text-decoration: none;
  > span {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${e.ember};
  }
  &:hover > span {
    box-shadow: inset 0 -3px 0 ${e.ember};
  }
`,T=n`
  border-top: 2px solid ${e.ink};
  div {
    padding-block: 12px 13px;
    border-bottom: 1px solid ${e.line};
  }
  dt {
    ${o.small};
    color: ${e.ink3};
  }
  dd {
    font-weight: 600;
    line-height: 1.35;
  }
  ${s.belowNav} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 20px;
    div {
      border: 0;
      padding-bottom: 0;
    }
  }
  ${s.mobile} {
    display: block;
    margin-top: 20px;
    div {
      display: flex;
      justify-content: space-between;
      gap: 20px;
      padding-bottom: 13px;
      border-bottom: 1px solid ${e.line};
    }
    div:last-of-type {
      padding-bottom: 0;
      border-bottom: 0;
    }
    dd {
      text-align: right;
    }
  }
`;function E({member:e,labels:t,portrait:n,loading:i}){let{name:o,role:s,icon:c,bio:l,image:d,imageAlt:f}=e;return r(`article`,{css:[b,x[n]],children:[a(`img`,{src:g(`/`,d),alt:f,width:`320`,height:`400`,loading:i}),r(`div`,{css:S,className:`words`,children:[a(`h2`,{children:o}),r(`p`,{className:`role`,children:[a(u,{markup:c}),s]}),a(`div`,{className:`bio`,dangerouslySetInnerHTML:{__html:l}}),a(`ul`,{css:C,className:`skills`,"aria-label":t.skills,children:e.skills.map(e=>a(`li`,{children:e},e))}),r(`a`,{css:w,href:e.mail,children:[r(`span`,{children:[t.email,r(`span`,{className:`vh`,children:[` a `,o]})]}),a(u,{markup:h,size:20})]})]}),a(`dl`,{css:T,children:[`specialization`,`experience`,`location`].map(n=>r(`div`,{children:[a(`dt`,{children:t[n]}),a(`dd`,{children:e[n]})]},n))})]})}var D=n`
  ${f};
  ${d};
  h2 {
    ${o.h2}
  }
`,O=n`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 44px 24px;
  margin: 44px 0 0;
  svg {
    width: 15px;
    height: 42px;
    fill: ${e.maize};
    margin-bottom: 28px;
  }
  h3 {
    ${o.h3};
    margin-bottom: 6px;
  }
  p {
    color: ${e.ink2};
    max-width: 30ch;
  }
  ${s.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${s.mobile} {
    gap: 32px 20px;
    margin-top: 32px;
    svg {
      margin-bottom: 16px;
    }
    p {
      ${o.small}
    }
  }
`,k=n`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 56px;
  ${s.mobile} {
    display: grid;
    margin-top: 44px;
  }
`;function A({heading:e,items:t,start:n,work:i,fire:o}){return r(`section`,{"data-tone":`night`,children:[r(`div`,{css:D,children:[a(`h2`,{children:e}),a(`ul`,{css:O,className:`values`,children:t.map(({title:e,description:t})=>r(`li`,{children:[a(`svg`,{"aria-hidden":`true`,viewBox:_.viewBox,children:a(`path`,{d:_.path})}),a(`h3`,{children:e}),a(`p`,{children:t})]},e))}),r(`div`,{css:k,children:[a(l,{css:v.principal,to:n.to,children:n.label}),a(l,{css:v.outline,to:i.to,children:i.label})]})]}),a(y,{shape:`low`,src:o})]})}var j=n`
  ${s.mobile} {
    h1 {
      font-size: clamp(2.2rem, 11.6vw, 4rem);
    }
  }
`,M=n`
  ${f};
  padding-bottom: clamp(56px, 6vw, 96px);
`;function N({heading:e,lead:t,labels:n,members:o,values:s}){return r(i,{children:[a(`div`,{css:j,children:a(p,{heading:e,lead:t})}),a(`div`,{css:M,children:o.map((e,t)=>a(m,{children:a(E,{member:e,labels:n,portrait:t%2==0?`left`:`right`,loading:t===0?`eager`:`lazy`})},e.slug))}),a(m,{children:a(A,{...s})})]})}export{N as TeamPage};