import { css } from '@emotion/react'
import { color, type } from '../theme/tokens.ts'
import { OutLink } from './OutLink.tsx'
import { ReloadButton } from './ReloadButton.tsx'

/** A line of its own, in whatever row the button stands. */
const line = css`
  && {
    ${type.small};
    flex: 1 1 100%;
    margin-top: 8px;
    button {
      all: unset;
      cursor: pointer;
      text-decoration: underline;
    }
    button:focus-visible {
      outline: 3px solid ${color.focus};
    }
  }
`

/** A dialog whose code cannot be had: the ways out. */
export function DialogFailure({ href }: { href: string }) {
  return (
    <p css={line} role="alert">
      No pudimos abrir esta ventana. <ReloadButton>Recarga la página</ReloadButton> o{' '}
      <OutLink href={href}>escríbenos en otra pestaña</OutLink>.
    </p>
  )
}
