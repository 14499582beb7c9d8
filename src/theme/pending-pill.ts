import { color, layer } from './tokens.ts'

/**
 * The look of «Cargando...»: a pill at the bottom of the window that appears after a short delay.
 * Its animation is in `deferredCss`.
 */
export const pendingPill = `
  position: fixed;
  inset: auto auto 16px 50%;
  z-index: ${layer.toast};
  transform: translateX(-50%);
  padding: 8px 18px;
  border-radius: 22px;
  background: ${color.ink};
  color: ${color.paper};
  animation: pending 180ms 0.3s backwards;
`
