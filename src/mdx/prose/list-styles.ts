import { color, font, radius } from '../../theme/tokens.ts'
import { singleMark } from '../mark-styles.ts'

/** Bulleted lists, whose bullets are cuts of the gouge, and numbered lists. */
export const listStyles = `
ul,
ol {
  margin-block: 20px;
  padding-left: 26px;
}
li {
  margin-block: 10px;
}
li > :is(p, ul, ol) {
  margin-block: 10px;
}
ul {
  list-style: none;
}
ul > li {
  position: relative;
}
ul > li::before {
  ${singleMark(0.56)}
  position: absolute;
  left: -26px;
  top: calc(.85em - 8px);
}
ol > li {
  padding-left: 4px;
}
ol > li::marker {
  font-family: ${font.display};
  font-weight: 850;
  color: ${color.emberText};
}
`

/** Task lists and thematic breaks. */
export const taskStyles = `
ul.contains-task-list {
  padding-left: 34px;
}
li.task-list-item::before {
  content: none;
}
li.task-list-item input {
  appearance: none;
  width: 18px;
  height: 18px;
  float: left;
  margin: calc(.5lh - 9px) 0 0 -34px;
  border: 1.5px solid ${color.line2};
  border-radius: ${radius.label};
  background: ${color.raised};
}
li.task-list-item input:checked {
  border-color: ${color.ink};
  background: ${color.ink};
  print-color-adjust: exact;
}
li.task-list-item input:checked::before {
  content: '';
  display: block;
  width: 9px;
  height: 5px;
  margin: 3px 0 0 3px;
  border: solid ${color.raised};
  border-width: 0 0 2px 2px;
  transform: rotate(-45deg);
}
@media (forced-colors:active) {
  li.task-list-item input {
    appearance: auto;
  }
}
hr {
  height: auto;
  margin: 56px 0;
  border: 0;
}
hr::before {
  ${singleMark(1)}
  margin-inline: auto;
}
`
