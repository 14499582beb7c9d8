import{r as e}from"./chunk-XKyaHtl9.js";import{f as t,h as n,i as r,l as i,r as a}from"./chunk-BB1qeiMp.js";import{M as o}from"../start.B8I9tneb.js";var s=e(n(),1),c=t`
  display: block;
  width: 100%;
  height: 100%;
  z-index: ${i.art};
  pointer-events: none;
`;function l({path:e,width:t,height:n,align:i=`xMidYMax`,className:l}){let u=(0,s.useId)();return r(`svg`,{"aria-hidden":`true`,css:c,className:l,viewBox:`0 0 ${t} ${n}`,preserveAspectRatio:`${i} slice`,children:[a(o,{id:u,height:n}),a(`path`,{d:e,fill:`url(#${u})`})]})}export{l as t};