import { css } from '@emotion/react'
import { color } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

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

/**
 * A dialog whose code cannot be had: the ways out. Browsers remember a module that failed, so trying
 * again is a full load.
 */
export function DialogFailure({ href }: { href: string }) {
  return (
    <p css={line} role="alert">
      No pudimos abrir esta ventana.{' '}
      <button type="button" onClick={() => location.reload()}>
        Recarga la página
      </button>{' '}
      o{' '}
      <a href={href} target="_blank" rel="noopener">
        escríbenos en otra pestaña
      </a>
      .
    </p>
  )
}
