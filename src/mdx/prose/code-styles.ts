import { night } from '../../theme/palette.ts'
import { color, media, pageEdge, radius } from '../../theme/tokens.ts'

const mono = `ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace`

/** Code has the same dark background in both themes; all its colours reach a contrast of 5.98:1. */
export const codeStyles = `
code {
  font-family: ${mono};
}
*:not(pre) > code {
  font-size: .875em;
  padding: .12em .25em;
  border-radius: ${radius.label};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
}
/* Tables scroll, so names in them need not break. */
td code {
  overflow-wrap: normal;
}
.dark & *:not(pre) > code {
  box-shadow: 0 0 0 1px ${color.line};
}
.callout *:not(pre) > code {
  background: ${color.paper};
}
.code {
  margin: 24px 0 32px;
  padding: 24px;
  overflow-x: auto;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: #14141f;
  color: ${night.ink};
  /* A classic scrollbar would be a white bar below the dark background. */
  scrollbar-color: ${night.ink3} transparent;
  font-size: .875rem;
  line-height: 1.75;
  tab-size: 2;
}
.dark & .code {
  background: ${night.sunken};
  border-color: ${color.line};
}
.tk-k {
  color: #ff9a66;
}
.tk-f {
  color: ${night.maize};
}
.tk-s {
  color: #a9b0ff;
}
.tk-c {
  color: ${night.ink3};
}
${media.mobile} {
  > .code {
    margin-inline: calc(-1*${pageEdge});
    padding-inline: ${pageEdge};
    border-inline: 0;
    border-radius: 0;
  }
}
@media print {
  .code {
    margin-inline: 0;
    padding: 12px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
}
`
