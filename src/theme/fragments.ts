import { color, layer } from './tokens.ts'

/**
 * Hides text visually but not from screen readers: for the class `vh`, and for labels of buttons.
 */
export const visuallyHidden = `
  position: absolute !important;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

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

const lights = {
  low: 'rgb(255 106 43 / 0.3), rgb(255 106 43 / 0.08) 48%, transparent 72%',
  high: 'rgb(255 106 43 / 0.34), rgb(255 106 43 / 0.1) 45%, transparent 72%',
} as const

/**
 * The light that a fire throws on a dark ground, as a background.
 *
 * @param shape size and position, as `radial-gradient()` takes them
 * @param height of the fire
 */
export const firelight = (shape: string, height: keyof typeof lights): string =>
  `radial-gradient(${shape}, ${lights[height]})`
