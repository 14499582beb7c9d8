import{d as e,f as t,i as n,r}from"./chunk-BB1qeiMp.js";import{t as i}from"./chunk-BqXcV6yN.js";import{t as a}from"./chunk-BjIscx0t.js";import{r as o}from"./chunk-D2HHi7xX.js";var s=t`
  width: 100%;
  height: 190px;
  border-radius: ${e.control};
  object-fit: cover;
`,c=t`
  ${i.outline};
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`;function l({close:e,image:t,...i}){return n(a,{...i,children:[r(`img`,{css:s,src:o(`/`,t),alt:``,width:640,height:440}),r(`button`,{type:`button`,css:c,onClick:i.onClose,children:e})]})}export{l as PrivateDialog};