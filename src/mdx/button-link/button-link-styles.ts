import { buttonHover, color, duration, ease, font, media, radius } from '../../theme/tokens.ts'

export const styles = `
.button-link {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 52px;
  margin-block: 8px;
  padding: 10px 24px;
  border-radius: ${radius.control};
  background: ${color.button};
  color: ${color.onButton};
  font: 600 1rem/1.2 ${font.text};
  text-align: center;
  text-decoration: none;
  transition: background-color ${duration.hover} ${ease.standard};
}
.button-link:hover {
  color: ${color.onButton};
  background: ${buttonHover};
}
.button-link:active {
  translate: 0 1px;
}
${media.mobile} {
  .button-link {
    width: 100%;
  }
}
@media print {
  .button-link {
    display: none;
  }
}
@media (forced-colors:active) {
  .button-link {
    border: 1px solid;
  }
}
`
