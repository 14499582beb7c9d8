import{a as e,d as t,f as n,o as r,s as i}from"./chunk-BB1qeiMp.js";var a=n`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 10px 24px;
  border: 2px solid transparent;
  border-radius: ${t.control};
  font: 600 1rem/1.2 var(--text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${r.hover} ${i.standard},
    border-color ${r.hover} ${i.standard};
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`,o={ember:n`
    ${a}background:${e.ember};
    color: ${e.onEmber};
    &:hover {
      background: ${e.emberHover};
    }
    &:active {
      background: ${e.emberPress};
    }
  `,principal:n`
    ${a}background:${e.button};
    color: ${e.onButton};
    &:hover {
      background: color-mix(in srgb, ${e.button} 86%, ${e.raised});
    }
  `,outline:n`
    ${a}border-color:currentColor;
    color: ${e.ink};
    background: none;
    &:hover {
      background: color-mix(in srgb, ${e.ink} 8%, transparent);
    }
  `},s=n`
  min-height: 44px;
  padding: 8px 18px;
  font-size: 0.9375rem;
`,c=n`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1.5px solid ${e.line2};
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  text-decoration: none;
  transition: border-color ${r.hover} ${i.standard};
  &:hover {
    border-color: currentColor;
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;export{s as n,c as r,o as t};