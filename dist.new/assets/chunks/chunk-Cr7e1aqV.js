import{f as e,i as t,n,r,u as i}from"./chunk-BB1qeiMp.js";import{t as a}from"./chunk-BqXcV6yN.js";import{t as o}from"./chunk-BjIscx0t.js";import{_ as s,a as c,c as l,d as u,h as d,l as f,m as p,r as m,y as h}from"../start.B8I9tneb.js";import{t as g}from"./chunk-CZSubgyM.js";function _(e){return e.normalize(`NFD`).replace(/[\u0300-\u036f]/g,``).normalize(`NFC`)}var v=e`
  display: grid;
  gap: 18px;
`,y=e`
  display: flex;
  gap: 12px;
  margin-top: 6px;
  > button {
    flex: 1 1 0;
  }
  ${i.mobile} {
    flex-wrap: wrap;
  }
`,b=e`
  && {
    flex: 1 1 100%;
    min-width: 0;
  }
`,x=[s(),d(),p({label:`Empresa u organización`}),{name:`intereses`,kind:`textarea`,label:`¿Qué te interesa aprender?`,isRequired:!1}];function S({register:e,cancel:i,event:s,...d}){let p=m({id:s?`evento-${_(s).replaceAll(/\W+/g,`-`)}`:`evento`,subject:s?`Registro: ${s}`:`Registro a un evento`,opening:g(s),fields:x,action:e,topic:`event`},d.onClose);return t(n,{children:[r(o,{...d,children:t(f,{form:p,css:v,children:[x.map(e=>r(u,{field:e,form:p},e.name)),r(h,{}),t(`div`,{css:y,children:[r(c,{form:p,look:`principal`}),r(`button`,{type:`button`,css:a.outline,onClick:d.onClose,children:i})]})]})}),r(l,{form:p,css:b})]})}export{S as EventDialog};