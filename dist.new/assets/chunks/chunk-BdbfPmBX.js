import{r as e}from"./chunk-XKyaHtl9.js";import{f as t,h as n,o as r,r as i,s as a}from"./chunk-BB1qeiMp.js";var o=e(n(),1);function s(e,t,n){return e*n>t?0:n}var c=t`
  @media screen {
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  &[data-reveal='shown'] {
    transition:
      opacity ${r.reveal} ${a.standard},
      transform ${r.reveal} ${a.standard};
  }
`;function l(e,t=.1){(0,o.useEffect)(()=>{let n=e.current;if(!n||matchMedia(`(prefers-reduced-motion:reduce)`).matches||n.getBoundingClientRect().top<innerHeight)return;n.dataset.reveal=`waiting`;let r=()=>{i.disconnect(),n.dataset.reveal=`shown`},i=new IntersectionObserver(([e])=>{if(!e?.isIntersecting)return;let{height:n}=e.boundingClientRect;e.intersectionRatio>=s(n,innerHeight,t)&&r()},{threshold:[0,t]});return i.observe(n),n.addEventListener(`focusin`,r,{once:!0}),()=>{i.disconnect(),n.removeEventListener(`focusin`,r),delete n.dataset.reveal}},[e,t])}var u=t`
  @media screen {
    [data-reveal='waiting'] & > li {
      opacity: 0;
    }
  }
  [data-reveal='shown'] & > li {
    transition: opacity ${r.reveal} ${a.standard};
  }
  [data-reveal='shown'] & > li:nth-of-type(3n + 2) {
    transition-delay: 150ms;
  }
  [data-reveal='shown'] & > li:nth-of-type(3n) {
    transition-delay: 300ms;
  }
`;function d({children:e,threshold:t}){let n=(0,o.useRef)(null);return l(n,t),i(`div`,{css:c,ref:n,children:e})}export{u as n,d as t};