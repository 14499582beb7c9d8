import { css } from '@emotion/react'
import { type } from '../theme/type.ts'
import { button } from './button-styles.ts'
import { container } from './layout.ts'

const box = css`
  ${container};
  min-height: 60vh;
  padding-block: 72px;
  h1 {
    ${type.h2};
    margin-bottom: 20px;
  }
  p {
    max-width: 34.6em;
    margin-bottom: 24px;
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

type Props = {
  /** What did not load, when it is all of a page: pages have a heading. */
  heading?: string
  onRetry: () => void
}

/** A part of the site could not be fetched: try again, or load the whole page. */
export function LoadError({ heading, onRetry }: Props) {
  return (
    <div css={box} role="alert">
      {heading && <h1>{heading}</h1>}
      <p>
        No pudimos cargar esta parte. Puede que se haya cortado la conexión o que el sitio se haya
        actualizado mientras leías.
      </p>
      <div css={actions}>
        <button type="button" css={button.principal} onClick={onRetry}>
          Intentar de nuevo
        </button>
        <a
          css={button.outline}
          href={globalThis.location?.href}
          onClick={(event) => {
            // A full load, also where the address has a fragment.
            event.preventDefault()
            location.reload()
          }}
        >
          Recargar la página
        </a>
      </div>
    </div>
  )
}
