import{a as e,f as t,r as n,u as r}from"./chunk-BB1qeiMp.js";import{t as i}from"./chunk-BiCVQWgU.js";import{t as a}from"./chunk-B47tiqj0.js";var o=t`
  overflow: hidden;
  border-bottom: 3px solid ${e.ink};
`,s=t`
  .dark & {
    background: radial-gradient(
      46% 90% at 73% 100%,
      rgb(255 106 43 / 0.3),
      rgb(255 106 43 / 0.08) 48%,
      transparent 72%
    );
  }
  ${r.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`,c={tall:{width:720,height:118,css:t`
      aspect-ratio: 720/118;
    `},low:{width:720,height:64,css:t`
      aspect-ratio: 720/64;
    `}};function l({shape:e,...t}){let{css:r,...l}=c[e];return n(`div`,{css:o,children:n(`div`,{css:[s,r],children:`src`in t?n(a,{...t,...l}):n(i,{...t,...l})})})}export{l as t};