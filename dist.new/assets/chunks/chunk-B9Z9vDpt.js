import{a as e,f as t,i as n,r,t as i,u as a}from"./chunk-BB1qeiMp.js";var o=t`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 12px 24px;
  align-items: end;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  > * {
    grid-column: 9/-1;
  }
  > a {
    justify-self: end;
  }
  h2 {
    ${i.h2};
    grid-column: 1/9;
    max-width: 17ch;
  }
  p {
    max-width: 44ch;
    color: ${e.ink2};
  }
  ${a.belowTablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;function s({heading:e,children:t}){return n(`div`,{css:o,children:[r(`h2`,{children:e}),t]})}export{s as t};