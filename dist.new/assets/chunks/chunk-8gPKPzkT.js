import{a as e,d as t,f as n,r,t as i}from"./chunk-BB1qeiMp.js";import{r as a}from"./chunk-D2HHi7xX.js";import{t as o}from"./chunk-B47tiqj0.js";var s=n`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;function c({src:e,...t}){if(!e.startsWith(`/images/`))return r(o,{src:e,...t});let n=a(`/`,e);return r(`img`,{css:s,src:n,...t,alt:``,loading:`lazy`,decoding:`async`})}var l=n`
  overflow: hidden;
  border-radius: ${t.control};
  aspect-ratio: 4/3;
`,u=n`
  aspect-ratio: 1;
`,d={width:360,height:270};function f({src:e,tone:t,shape:n=`wide`,className:i}){return r(`div`,{css:[l,n===`square`&&u],className:i,"data-tone":t,children:r(c,{src:e,...d})})}var p=n`
  ${i.small};
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  color: ${e.ink3};
  b {
    color: ${e.emberText};
    font-weight: 600;
  }
`;function m({children:e}){return r(`p`,{css:p,children:e})}export{f as n,c as r,m as t};