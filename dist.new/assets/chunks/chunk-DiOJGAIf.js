import{a as e,f as t,i as n,o as r,r as i,s as a}from"./chunk-BB1qeiMp.js";import{b as o,p as s}from"../start.B8I9tneb.js";var c=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M221.66,133.66l-72,72a8,8,0,0,1-11.32-11.32L196.69,136H40a8,8,0,0,1,0-16H196.69L138.34,61.66a8,8,0,0,1,11.32-11.32l72,72A8,8,0,0,1,221.66,133.66Z"/></svg>`,l=t`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: ${e.ink};
  font-weight: 600;
  text-decoration: none;
  span {
    padding-bottom: 2px;
    box-shadow: inset 0 -2px 0 ${e.ember};
  }
  svg {
    transition: transform ${r.hover} ${a.standard};
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;function u({to:e,children:t,label:r,state:a}){return n(o,{css:l,to:e,state:a,children:[n(`span`,{children:[t,r&&n(`span`,{className:`vh`,children:[` `,r]})]}),i(s,{markup:c,size:20})]})}export{c as n,u as t};