import{a as e,f as t,i as n,n as r,r as i,u as a}from"./chunk-BB1qeiMp.js";import{x as o}from"../start.B8I9tneb.js";import{n as s}from"./chunk-D3eVEyxq.js";import{n as c,t as l}from"./chunk-DpkgGV0O.js";var u=t`
  ${o};
  display: grid;
  grid-template-columns: 220px minmax(0, 48rem);
  column-gap: clamp(32px, 5vw, 72px);
  align-items: start;
  padding-block: 56px clamp(72px, 7.6vw, 116px);
  &::before {
    content: '';
    grid-column: 1/-1;
    margin-bottom: 44px;
    border-top: 2px solid ${e.ink};
  }
  ${a.belowTablet} {
    display: block;
    &::before {
      display: block;
    }
  }
`;function d({heading:e,lead:t,headings:a,body:o}){return n(r,{children:[i(s,{heading:e,lead:t}),n(`div`,{css:u,children:[i(c,{headings:a,title:`En esta página`}),i(l,{hash:o})]})]})}export{d as TextPage};