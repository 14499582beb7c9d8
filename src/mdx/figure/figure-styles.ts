import { radius } from '../../theme/tokens.ts'

export const styles = `
.figure {
  margin-block: 36px;
}
.figure img {
  width: 100%;
  border-radius: ${radius.control};
}
.figure figcaption {
  margin-top: 12px;
}
`
