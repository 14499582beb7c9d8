import { color, emberLine } from '../../theme/tokens.ts'

export const styles = `
.video-link {
  margin-block: 32px;
  border-block: 1px solid ${color.line};
}
.video-link a {
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 16px;
  min-height: 64px;
  padding-block: 12px;
  text-decoration: none;
}
.video-link a::before {
  content: '';
  width: 18px;
  height: 22px;
  background: ${color.emberText};
  clip-path: polygon(0 0, 100% 50%, 0 100%);
  print-color-adjust: exact;
}
.video-link-title {
  font-weight: 600;
  line-height: 1.35;
}
.video-link a:hover .video-link-title {
  ${emberLine};
}
.video-link-meta {
  font-size: .9375rem;
  color: ${color.ink3};
  white-space: nowrap;
}
/* The printed address is in a row of its own. */
.video-link a::after {
  grid-column: 1 / -1;
}
@media (forced-colors: active) {
  .video-link a::before {
    background: LinkText;
    forced-color-adjust: none;
  }
}
`
