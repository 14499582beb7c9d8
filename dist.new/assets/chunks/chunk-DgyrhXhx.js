import{t as e}from"./chunk-BdbfPmBX.js";import{n as t,t as n}from"./chunk-ChqgXZSW.js";import{a as r,f as i,i as a,l as o,n as s,r as c,t as l,u}from"./chunk-BB1qeiMp.js";import{t as d}from"./chunk-BqXcV6yN.js";import{C as f,S as p,b as m,w as h,x as g}from"../start.B8I9tneb.js";import{t as _}from"./chunk-BiCVQWgU.js";import{t as v}from"./chunk-D3eVEyxq.js";var y=i`
  ${g};
  ${p};
  ${h};
  align-items: end;
  row-gap: 24px;
  h2 {
    ${l.h2};
    grid-column: 1/8;
  }
  div {
    grid-column: 9/-1;
  }
  p {
    ${l.lead};
    color: ${r.ink2};
    margin-bottom: 24px;
    max-width: 36ch;
  }
  ${u.belowTablet} {
    h2,
    div {
      grid-column: 1/-1;
    }
  }
  ${u.mobile} {
    div {
      margin-top: 18px;
    }
    a {
      width: 100%;
    }
  }
`;function b({heading:e,text:t,action:n}){return c(`div`,{css:f,children:a(`section`,{css:y,children:[c(`h2`,{children:e}),a(`div`,{children:[c(`p`,{children:t}),c(m,{css:d.principal,to:n.to,children:n.label})]})]})})}var x=i`
  position: relative;
  overflow: hidden;
  border-bottom: 3px solid ${r.ink};
`,S=i`
  ${g};
  position: relative;
  z-index: ${o.content};
  padding-block: clamp(56px, 6.2vw, 96px) clamp(96px, 11vw, 168px);
  h1 {
    ${l.h1}
  }
  ${u.mobile} {
    padding-block: 44px 0;
    h1 {
      font-size: clamp(2.3rem, 11.8vw, 4rem);
    }
  }
`,C=i`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 54%;
  max-width: 1000px;
  aspect-ratio: 400/190;
  svg {
    overflow: visible;
  }
  .dark & {
    background: radial-gradient(
      60% 70% at 55% 100%,
      rgb(255 106 43 / 0.3),
      rgb(255 106 43 / 0.08) 48%,
      transparent 72%
    );
  }
  ${u.mobile} {
    position: static;
    width: 108%;
    margin: 12px -4% 0;
  }
`,w=i`
  ${g};
  ${p};
  padding-top: 28px;
  p {
    ${l.lead};
    grid-column: 5/10;
    color: ${r.ink2};
  }
  ${u.belowTablet} {
    p {
      grid-column: 1/-1;
      max-width: 56ch;
    }
  }
`;function T({heading:e,lead:t,fire:n}){return a(`header`,{children:[a(`div`,{css:x,children:[c(`div`,{css:S,children:c(`h1`,{children:c(v,{lines:e})})}),c(`div`,{css:C,children:c(_,{path:n,width:400,height:190})})]}),c(`div`,{css:w,children:c(`p`,{children:t})})]})}function E({head:r,services:i,menu:o,guide:l}){return a(s,{children:[c(T,{...r}),c(e,{children:c(n,{...i})}),c(e,{children:c(t,{...o})}),c(e,{children:c(b,{...l})})]})}export{E as ServicesPage};