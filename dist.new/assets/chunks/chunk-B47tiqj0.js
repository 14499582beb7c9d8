import{f as e,r as t}from"./chunk-BB1qeiMp.js";import{a as n,n as r,r as i,t as a}from"./chunk-BHmUMEnN.js";var o=e`
  ${a};
  container-type: size;
  width: 100%;
  height: 100%;
  pointer-events: none;
  > i {
    display: block;
    height: 100%;
    ${n};
    background: ${i} bottom/100% max(100cqh, 100cqw * var(--rise)) no-repeat;
  }
`;function s({src:n,width:i,height:a}){return t(`div`,{css:o,"data-fire":``,children:t(`i`,{css:e`
          ${r(n)};
          --rise: ${a} / ${i};
        `})})}export{s as t};