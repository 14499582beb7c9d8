import { color, media, radius } from '../../theme/tokens.ts'
import { markOfFive } from '../mark-styles.ts'

/** The title is run in: bold text at the start of the first paragraph. */
export const styles = `
.callout {
  position: relative;
  margin-block: 32px;
  padding: 24px 28px 24px 58px;
  border-radius: ${radius.box};
  background: ${color.sunken};
}
.callout::before {
  ${markOfFive(0.65)}
  position: absolute;
  left: 22px;
  top: 28px;
}
.callout > :first-child {
  margin-top: 0;
}
.callout > :last-child {
  margin-bottom: 0;
}
.callout-title {
  display: inline;
  font-weight: 600;
}
.callout-title + p {
  display: inline;
}
.callout-warning {
  box-shadow: inset 3px 0 0 ${color.ember};
}
.callout-warning .callout-title {
  color: ${color.emberText};
}
@media print, (forced-colors: active) {
  .callout {
    border: 1px solid ${color.line};
  }
}
${media.mobile} {
  .callout {
    padding: 20px 20px 20px 54px;
  }
  .callout::before {
    left: 18px;
    top: 24px;
  }
}
`
