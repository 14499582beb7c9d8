import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,c as n,f as r,h as i,i as a,l as o,r as s,t as c,u as l}from"./chunk-BB1qeiMp.js";import{F as u,S as d,b as f,x as p}from"../start.B8I9tneb.js";import{t as m}from"./chunk-DiOJGAIf.js";import{t as h}from"./chunk-BqXcV6yN.js";import{t as g}from"./chunk-CVfjDMSy.js";var _=e(i(),1),v=r`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;
  overflow: hidden;
  padding-top: clamp(40px, 6vw, 96px);
  ${l.belowNav} {
    padding-top: 260px;
  }
  ${l.mobile} {
    padding-top: 210px;
  }
`,y=r`
  ${p};
  margin-bottom: calc(34px + 4.3vw);
  font: 850 43vw/0.655 ${n.display};
  letter-spacing: -0.05em;
  text-indent: -0.01em;
  color: ${t.ink};
  white-space: nowrap;
  .dark & {
    color: ${t.line2};
  }
  ${l.belowNav} {
    font-size: 38vw;
  }
  ${l.mobile} {
    padding-inline: 16px;
    font-size: 56vw;
    margin-bottom: calc(20px + 6.4vw);
  }
`,b=r`
  position: absolute;
  left: 76.2%;
  bottom: calc(10vw + 8px);
  width: 3.4vw;
  fill: ${t.ink3};
  ${l.belowNav} {
    left: 32.3%;
    bottom: calc(29.2vw + 44px);
    width: 34px;
  }
  ${l.mobile} {
    left: 53%;
    bottom: calc(38vw + 30px);
    width: 28px;
  }
`,x=r`
  position: absolute;
  left: 75.8%;
  bottom: 0;
  z-index: ${o.content};
  width: 52px;
  fill: ${t.ember};
  ${l.belowNav} {
    left: 31.5%;
    width: 40px;
  }
  ${l.mobile} {
    left: 52%;
    width: 30px;
  }
`;function S({ashes:e,smoke:t,ember:n}){return a(`div`,{css:v,"aria-hidden":`true`,children:[s(`svg`,{"aria-hidden":`true`,css:b,viewBox:`0 0 48 330`,children:s(`path`,{d:t})}),s(`div`,{css:y,children:`404`}),s(g,{path:e}),s(`svg`,{"aria-hidden":`true`,css:x,viewBox:`0 0 52 52`,children:s(`path`,{d:n})})]})}var C=r`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: calc(100svh - 168px);
`,w=r`
  ${p};
  ${d};
  padding-block: clamp(44px, 4vw, 60px) 0;
  align-items: start;
  ${l.mobile} {
    padding-top: 32px;
  }
`,T=r`
  grid-column: 1/9;
  h1,
  p {
    ${c.h1};
    font-size: clamp(2.5rem, 5.2vw, 4.8rem);
    ${l.mobile} {
      font-size: clamp(2.15rem, 10.6vw, 3rem);
    }
  }
  p {
    margin-top: 0.16em;
  }
  ${l.belowTablet} {
    grid-column: 1/-1;
  }
`,E=r`
  grid-column: 9/-1;
  > p {
    ${c.lead};
    color: ${t.ink2};
    margin-bottom: 20px;
    max-width: 34ch;
  }
  ${l.belowTablet} {
    grid-column: 1/-1;
    margin-top: 20px;
    > p {
      max-width: 46ch;
    }
  }
`,D=r`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
`;function O(e){let{pathname:t}=u();return(0,_.useEffect)(()=>{console.info(`404: ${t}`)},[t]),a(`div`,{css:C,children:[a(`div`,{css:w,children:[a(`div`,{css:T,children:[s(`h1`,{lang:`en`,children:e.heading}),s(`p`,{children:e.subheading})]}),a(`div`,{css:E,children:[s(`p`,{children:e.text}),a(`div`,{css:D,children:[s(f,{css:h.ember,to:e.home.to,children:e.home.label}),s(m,{to:e.search.to,children:e.search.label})]})]})]}),s(S,{...e.art})]})}export{O as NotFoundPage};