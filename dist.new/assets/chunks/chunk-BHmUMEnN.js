import{f as e}from"./chunk-BB1qeiMp.js";import{r as t}from"./chunk-D2HHi7xX.js";var n=[`0%`,`7%`,`27%`,`56%`,`100%`],r=`linear-gradient(to top,${n.map((e,t)=>`var(--f${t}) ${e}`).join()})`,i=`-webkit-mask:var(--fire) 0 0/100% 100% no-repeat;forced-color-adjust:none`,a=n=>e`
  --fire: url(${t(`/`,n)});
`,o=`content-visibility:hidden`;export{i as a,n as i,a as n,r,o as t};