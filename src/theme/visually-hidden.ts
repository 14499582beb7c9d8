/**
 * Hides text visually but not from screen readers: for the class `vh`, and for labels of buttons.
 * A space that begins the text is kept, for copies: «Ver Más sobre Precios», not «Ver Mássobre».
 */
export const visuallyHidden = `
  position: absolute !important;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: pre;
`
