import{a as e,f as t,i as n,n as r,r as i,t as a,u as o}from"./chunk-BB1qeiMp.js";import{S as s,b as c,x as l}from"../start.B8I9tneb.js";import{t as u}from"./chunk-NgFeSJVj.js";import{t as d}from"./chunk-D3eVEyxq.js";import{t as f}from"./chunk-BqXcV6yN.js";import{t as p}from"./chunk-B47tiqj0.js";var m=t`
  ${l};
  ${s};
  align-items: start;
  padding-block: clamp(56px, 6.2vw, 96px) clamp(72px, 8.6vw, 132px);
  overflow-x: clip;
  ${o.belowTablet} {
    display: block;
  }
  ${o.mobile} {
    padding-block: 44px 56px;
  }
`,h=t`
  grid-column: 1/6;
  position: sticky;
  top: clamp(104px, 14vh, 168px);
  h1 {
    ${a.h1};
    font-size: clamp(2.9rem, 5.4vw, 5rem);
  }
  > p {
    ${a.lead};
    max-width: 34ch;
    margin-top: 24px;
    color: ${e.ink2};
  }
  ${o.belowTablet} {
    position: static;
    h1 {
      ${a.h1}
    }
    > p {
      max-width: 52ch;
      margin-top: 18px;
    }
  }
`,g=t`
  margin-top: clamp(32px, 4.4vw, 64px);
  padding-top: 16px;
  border-top: 2px solid ${e.ink};
  max-width: 400px;
  h2 {
    ${a.h3};
    margin-bottom: 6px;
  }
  p {
    ${a.small};
    color: ${e.ink2};
  }
  ${o.belowTablet} {
    max-width: none;
    margin-block: 32px 28px;
  }
`,_=t`
  grid-column: 7/-1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 44px 32px;
  > li:nth-of-type(even) {
    translate: 0 72px;
  }
  ${o.belowTablet} {
    max-width: 720px;
    > li:nth-of-type(n) {
      translate: none;
    }
  }
  ${o.mobile} {
    display: flex;
    gap: 16px;
    margin-inline: -20px;
    && {
      padding: 20px 20px 0;
    }
    scroll-padding-inline: 20px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: 236px;
      scroll-snap-align: start;
    }
  }
`;function v({heading:e,lead:t,apps:r,brand:a,boxes:o}){return n(`div`,{css:m,children:[n(`div`,{css:h,children:[i(`h1`,{children:i(d,{lines:e})}),i(`p`,{children:t}),n(`div`,{css:g,children:[i(`h2`,{children:r.heading}),i(`p`,{children:r.lead})]})]}),i(`ul`,{css:_,className:`apps`,children:o.map(e=>i(`li`,{children:i(u,{...e,brand:a,action:r.action,to:`/app-loader`,state:{app:e.title}})},e.title))})]})}var y=t`
  position: relative;
  overflow: hidden;
`,b=t`
  ${l};
  ${s};
  align-items: center;
  min-height: clamp(340px, 30vw, 460px);
  > div {
    grid-column: 1/8;
    padding-block: clamp(56px, 6vw, 88px);
  }
  h2 {
    ${a.h2};
    max-width: 15ch;
  }
  p {
    ${a.lead};
    margin-block: 16px 28px;
    max-width: 44ch;
  }
  ${o.mobile} {
    > div {
      padding-bottom: 32px;
    }
    a {
      width: 100%;
    }
  }
`,x=t`
  position: absolute;
  inset: auto 0 0 auto;
  width: 46%;
  height: 88%;
  ${o.mobile} {
    position: static;
    width: 100%;
    height: 190px;
  }
`;function S({heading:e,text:t,action:r,fire:a}){return n(`section`,{css:y,"data-tone":`maize`,"aria-labelledby":`oferta`,children:[i(`div`,{css:b,children:n(`div`,{children:[i(`h2`,{id:`oferta`,children:e}),i(`p`,{children:t}),i(c,{css:f.principal,to:r.to,children:r.label})]})}),i(`div`,{css:x,children:i(p,{src:a,width:300,height:190})})]})}function C({boxes:e,offer:t}){return n(r,{children:[i(v,{...e}),i(S,{...t})]})}export{C as ResourcesPage};