import{a as e,d as t,f as n,o as r,s as i}from"./chunk-BB1qeiMp.js";var a=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M208.49,120.49a12,12,0,0,1-17,0L140,69V216a12,12,0,0,1-24,0V69L64.49,120.49a12,12,0,0,1-17-17l72-72a12,12,0,0,1,17,0l72,72A12,12,0,0,1,208.49,120.49Z"/></svg>`,o=n`
  display: flex;
  align-items: end;
  gap: 4px;
  padding: 0 5px 0 0;
  border: 1.5px solid ${e.line2};
  border-radius: ${t.control};
  background: ${e.raised};
  transition: border-color ${r.hover} ${i.standard};
  &:hover {
    border-color: ${e.ink};
  }
  &:has(input:focus-visible, textarea:focus-visible) {
    outline: 3px solid ${e.focus};
    outline-offset: 3px;
  }
  ::placeholder {
    color: ${e.ink3};
    opacity: 1;
  }
`,s=n`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-block: 4px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: 3px;
  background: ${e.ember};
  color: ${e.onEmber};
  cursor: pointer;
  transition: background-color ${r.hover} ${i.standard};
  &:hover {
    background: ${e.emberHover};
  }
  &:active {
    background: ${e.emberPress};
  }
  &:disabled,
  :placeholder-shown + & {
    opacity: 0.45;
    cursor: default;
    background: ${e.ember};
  }
`;export{s as n,a as r,o as t};