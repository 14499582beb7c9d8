import{a as e,f as t,r as n}from"./chunk-BB1qeiMp.js";var r=t`
  fill-rule: evenodd;
  .ink {
    fill: currentColor;
  }
  .ember {
    fill: ${e.ember};
  }
  .ground {
    fill: var(--ground, ${e.raised});
  }
  .paper {
    fill: #f9f6f0;
  }
  .red {
    fill: #d8330f;
  }
  .flame {
    fill: #ff7a22;
  }
  .gold {
    fill: #fbd675;
  }
`,i=240;function a({width:e,height:t,layers:a,className:o}){return n(`svg`,{css:r,className:o,"aria-hidden":`true`,"data-wide":e>=i?``:void 0,width:e,height:t,viewBox:`0 0 ${e} ${t}`,preserveAspectRatio:`xMidYMax meet`,children:a.map(({paint:e,d:t})=>n(`path`,{className:e,d:t},t))})}export{a as t};