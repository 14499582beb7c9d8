import{a as e,f as t,r as n,u as r}from"./chunk-BB1qeiMp.js";var i=t`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: max(40px, 2.78vw);
  fill: ${e.ink3};
  ${r.mobile} {
    height: 24px;
  }
`;function a({path:e}){return n(`svg`,{"aria-hidden":`true`,css:i,viewBox:`0 0 1440 40`,preserveAspectRatio:`xMidYMax slice`,children:n(`path`,{d:e})})}export{a as t};