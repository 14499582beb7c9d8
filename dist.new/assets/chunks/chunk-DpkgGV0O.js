import{r as e}from"./chunk-XKyaHtl9.js";import{a as t,c as n,d as r,f as i,h as a,i as o,o as s,r as c,s as l,t as u,u as d}from"./chunk-BB1qeiMp.js";import{n as f,t as p}from"./chunk-C5LnA15G.js";import{L as m,N as h,P as g,o as _,s as v,t as y,x as b}from"../start.B8I9tneb.js";var x=e(a(),1),S=i`
  ${u.small};
  ${d.tablet} {
    position: sticky;
    top: 104px;
    max-height: calc(100vh - 128px);
    overflow: auto;
  }
  ${d.belowTablet} {
    margin-bottom: 44px;
    padding: 20px 18px;
    border: 1px solid ${t.line2};
    border-radius: 6px;
  }
  h2 {
    font: inherit;
    font-weight: 600;
    margin-bottom: 12px;
  }
  ol {
    margin: 0;
  }
  a {
    display: block;
    padding: 7px 16px;
    border-left: 2px solid ${t.line};
    color: ${t.ink2};
    text-decoration: none;
    ${d.belowTablet} {
      padding-block: 10px;
    }
  }
  a:hover {
    color: ${t.ink};
  }
  a[aria-current] {
    border-color: ${t.ember};
    color: ${t.ink};
    font-weight: 600;
  }
`;function C(e){let[t,n]=(0,x.useState)();return(0,x.useEffect)(()=>{let t=e.flatMap(({id:e})=>document.getElementById(e)??[]),r=new IntersectionObserver(()=>{let e=t.filter(e=>e.getBoundingClientRect().top<innerHeight*.4);n(e.at(-1)?.id)},{rootMargin:`0px 0px -66% 0px`});for(let e of t)r.observe(e);return()=>r.disconnect()},[e]),t}function w({headings:e,title:t}){let n=C(e);return e.length<2?c(`div`,{}):o(`nav`,{css:S,"aria-labelledby":`contenidos`,children:[c(`h2`,{id:`contenidos`,children:t}),c(`ol`,{className:`toc`,children:e.map(({id:e,text:t})=>c(`li`,{children:c(`a`,{href:`#${e}`,"aria-current":e===n?`location`:void 0,children:t})},e))})]})}var T=i`
  ${b};
  min-height: 100vh;
  padding-block: 56px;
`,E=i`
  ${v};
  gap: 12px;
  color: ${t.ink2};
  svg {
    width: 7px;
    height: 20px;
    fill: ${t.ember};
  }
`;function D(){return c(`div`,{css:T,children:o(`p`,{css:E,role:`status`,children:[`Cargando...`,c(_,{})]})})}var O=`
.button-link{display:inline-flex;align-items:center;justify-content:center;min-height:52px;margin-block:8px;padding:10px 24px;border-radius:${r.control};background:${t.button};color:${t.onButton};font:600 1rem/1.2 var(--text);text-align:center;text-decoration:none;transition:background-color ${s.hover} ${l.standard}}
.button-link:hover{color:${t.onButton};background:color-mix(in srgb,${t.button} 86%,${t.raised})}
${d.mobile}{.button-link{width:100%}}
@media (forced-colors:active){.button-link{border:1px solid}}
`,k=(e,t,n,r)=>`content:'';display:block;width:${t}px;height:${n}px;clip-path:path('${e}');transform:scale(${r});transform-origin:0 0;`,A=e=>`${k(f.path,11,30,e)}background:linear-gradient(${t.ember} 0 0);`,j=`
.callout{position:relative;margin-block:32px;padding:24px 28px 24px 58px;border-radius:${r.box};background:${t.sunken}}
.callout::before{${(e=>`${k(p.path,32,34,e)}background:linear-gradient(to top,var(--f0),var(--f1) 7%,var(--f2) 27%,var(--f3) 56%,var(--f4));`)(.65)}position:absolute;left:22px;top:28px}
.callout > :first-child{margin-top:0}
.callout > :last-child{margin-bottom:0}
.callout-title{display:inline;font-weight:600}
.callout-title + p{display:inline}
.callout-warning{box-shadow:inset 3px 0 0 ${t.ember}}
.callout-warning .callout-title{color:${t.emberText}}
${d.mobile}{.callout{padding:20px 20px 20px 54px}.callout::before{left:18px;top:24px}}
`,M=`
.figure{margin-block:36px}
.figure img{width:100%;border-radius:${r.control}}
.figure figcaption{margin-top:12px;font-size:.9375rem;line-height:1.5;color:${t.ink3}}
`,N=`
.plan-price{font-weight:600;font-variant-numeric:tabular-nums}
`,P=`
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:.875em}
*:not(pre) > code{padding:.12em .4em;border-radius:${r.label};background:${t.sunken};overflow-wrap:anywhere;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.callout code{background:${t.paper}}
.code{margin:24px 0 32px;padding:24px;overflow-x:auto;border:1px solid transparent;border-radius:${r.control};background:#14141f;color:#f4ecdf;font-size:.875rem;line-height:1.75;tab-size:2}
.code code{font-size:inherit;white-space:pre}
.dark & .code{background:#0b0b13;border-color:${t.line}}
.tk-k{color:#ff9a66}
.tk-f{color:#ffc64a}
.tk-s{color:#a9b0ff}
.tk-c{color:#9a9198}
${d.mobile}{> .code{margin-inline:calc(-1*clamp(20px,3.4vw,48px));padding-inline:clamp(20px,3.4vw,48px);border-inline:0;border-radius:0}}
@media print{.code{white-space:pre-wrap}}
`,F=`
sup{font-size:.75em;line-height:0;vertical-align:.45em}
sup a{padding:.5em .25em;font-weight:600;font-variant-numeric:tabular-nums;text-decoration-thickness:1px}
.footnotes{margin-top:72px;padding-top:20px;border-top:1px solid ${t.line};font-size:.9375rem;line-height:1.6;color:${t.ink2}}
.footnotes h2{margin:0 0 12px;font:600 1rem/1.4 var(--text);letter-spacing:0;word-spacing:0;color:${t.ink}}
.footnotes ol{margin-block:0;padding-left:22px}
.footnotes p{margin-block:6px}
.footnotes li:target,sup a:target{background:${t.sunken};outline:6px solid ${t.sunken}}
.data-footnote-backref{display:inline-block;min-width:24px;text-align:center;text-decoration:none;color:${t.emberText}}
`,I=`
ul,ol{margin-block:20px;padding-left:26px}
li{margin-block:10px}
li > ul,li > ol{margin-block:10px}
li > p{margin-block:10px}
ul{list-style:none}
ul > li{position:relative}
ul > li::before{${A(.56)}position:absolute;left:-26px;top:calc(.85em - 8px)}
ol > li{padding-left:4px}
ol > li::marker{font-family:${n.display};font-weight:850;color:${t.emberText}}
ul.contains-task-list{padding-left:34px}
li.task-list-item::before{content:none}
li.task-list-item input{appearance:none;width:18px;height:18px;float:left;margin:calc(.5lh - 9px) 0 0 -34px;border:1.5px solid ${t.line2};border-radius:${r.label};background:${t.raised}}
li.task-list-item input:checked{border-color:${t.ink};background:${t.ink}}
li.task-list-item input:checked::before{content:'';display:block;width:9px;height:5px;margin:3px 0 0 3px;border:solid ${t.raised};border-width:0 0 2px 2px;transform:rotate(-45deg)}
@media (forced-colors:active){li.task-list-item input{appearance:auto}}
hr{height:auto;margin:56px 0;border:0}
hr::before{${A(1)}margin-inline:auto}
`,L=`
.table-scroll{margin-block:32px;overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:1rem;line-height:1.5;font-variant-numeric:tabular-nums}
th,td{padding:14px 14px 14px 0;text-align:left;vertical-align:top;border-bottom:1px solid ${t.line}}
th:last-child,td:last-child{padding-right:0}
thead th,thead td{padding-block:10px;border-bottom:2px solid ${t.ink};font-weight:600;vertical-align:bottom}
th.end,td.end{text-align:right}
td.end{white-space:nowrap}
th.center,td.center{text-align:center}
td:not(.end){min-width:9rem}
`,R=`font-family:${n.display};word-spacing:.07em;text-wrap:balance`,z=[`
font-size:1.125rem;line-height:1.7;overflow-wrap:break-word;
${d.mobile}{font-size:1.0625rem}
> :first-child{margin-top:0}
> :last-child{margin-bottom:0}
p{margin-block:20px}
h2{margin:72px 0 14px;${R};font-size:2.125rem;font-weight:850;line-height:1.05;letter-spacing:-.03em}
h3{margin:44px 0 10px;${R};font-size:1.5rem;font-weight:800;line-height:1.1;letter-spacing:-.02em}
h4{margin:32px 0 8px;${R};font-size:1.25rem;font-weight:800;line-height:1.2;letter-spacing:-.015em}
h5,h6{margin:28px 0 6px;font-size:1.0625rem;font-weight:600;line-height:1.4}
${d.mobile}{h2{margin-top:56px;font-size:1.75rem}h3{margin-top:36px;font-size:1.4rem}}
h2 + *,h3 + *,h4 + *,h5 + *,h6 + *{margin-top:0}
h2 + h3,h3 + h4{margin-top:20px}
strong,em{font-weight:600;font-style:normal}
del{color:${t.ink3}}
a{color:inherit;text-decoration:underline 2px ${t.ember};text-underline-offset:.22em}
a:hover{color:${t.emberText}}
blockquote{margin:28px 0;padding-left:24px;border-left:2px solid ${t.ember};color:${t.ink2}}
blockquote > :first-child{margin-top:0}
blockquote > :last-child{margin-bottom:0}
img{height:auto}
p > img{margin-block:12px}
`,I,P,L,F,O,j,M,N,`
.quote{margin-block:44px;padding-top:24px;border-top:2px solid ${t.ink}}
.quote blockquote{margin:0;padding:0;border:0;color:inherit;font:750 1.75rem/1.15 ${n.display};letter-spacing:-.02em;word-spacing:.07em;text-wrap:balance}
.quote figcaption{margin-top:16px;font-size:.9375rem;line-height:1.5;color:${t.ink2}}
.quote cite{font-style:normal}
`,`
.steps{margin-block:32px}
.steps > ol{margin:0;padding:0;list-style:none;border-top:2px solid ${t.ink}}
.steps > ol > li{position:relative;margin:0;padding:18px 0 18px 64px;border-bottom:1px solid ${t.line}}
.steps > ol > li::before{content:counter(list-item);position:absolute;left:0;top:16px;font:850 2.1rem/1 ${n.display};letter-spacing:-.04em;font-variant-numeric:tabular-nums;color:${t.emberText}}
${d.mobile}{.steps > ol > li{padding-left:48px}}
`,`
.video-link{margin-block:32px;border-block:1px solid ${t.line}}
.video-link a{display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:16px;min-height:64px;padding-block:12px;text-decoration:none}
.video-link a::before{content:'';width:18px;height:22px;background:linear-gradient(${t.emberText} 0 0);clip-path:polygon(0 0,100% 50%,0 100%)}
.video-link-title{font-weight:600;line-height:1.35}
.video-link a:hover .video-link-title{text-decoration:underline 2px ${t.ember};text-underline-offset:.22em}
.video-link-meta{font-size:.9375rem;color:${t.ink3};font-variant-numeric:tabular-nums;white-space:nowrap}
`,`
> p:first-child{margin-bottom:32px;font-size:1.3rem;line-height:1.5}
`].join(``),B=i`
  ${z}
`;function V(){let{revalidate:e}=m();return c(y,{onRetry:e})}function H({hash:e}){let{bodies:t}=g();return c(x.Suspense,{fallback:c(D,{}),children:c(h,{resolve:t[e],errorElement:c(V,{}),children:(t=``)=>c(`div`,{css:B,"data-body":e,dangerouslySetInnerHTML:{__html:t}})})})}export{w as n,H as t};