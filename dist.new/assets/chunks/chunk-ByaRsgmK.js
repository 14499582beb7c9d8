import{a as e,f as t,r as n}from"./chunk-BB1qeiMp.js";import{n as r}from"./chunk-C5LnA15G.js";var i=t`
  display: flex;
  gap: 5px;
  color: ${e.ember};
  svg {
    width: 8px;
    height: 22px;
    fill: currentColor;
  }
  svg[data-unlit] {
    opacity: 0.3;
  }
`,a=[1,2,3,4,5];function o({value:e,className:t}){return n(`div`,{css:i,className:t,role:`img`,"aria-label":`${e} de 5`,children:a.map(t=>n(`svg`,{"aria-hidden":`true`,viewBox:r.viewBox,"data-unlit":t>e?``:void 0,children:n(`path`,{d:r.path})},t))})}export{o as t};