/** Hides what is there for screen readers, and takes no room: the class `vh`, or words of a button. */
export const visuallyHidden = `
  position: absolute !important;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
