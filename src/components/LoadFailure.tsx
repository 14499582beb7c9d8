import { css } from '@emotion/react'
import { type } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import { container, wrapping } from './layout.ts'
import { ReloadButton } from './ReloadButton.tsx'

const box = css`
  h1 {
    ${type.h2};
    margin-bottom: 20px;
  }
  p {
    max-width: 34.6em;
    margin-bottom: 24px;
  }
`
const page = css`
  ${container};
  min-height: 60vh;
  padding-block: 72px;
`
const actions = css`
  ${wrapping};
  gap: 12px;
`

/** The heading, and the title, where a page could not be loaded. */
export const pageFailed = 'La página no cargó'

type Props = {
  /** Whether it stands for a whole page, with a heading, instead of for a text on it. */
  isPage?: boolean
}

/** Says that a page or its text could not be loaded, and offers to try again. */
export function LoadFailure({ isPage }: Props) {
  return (
    <div css={[box, isPage && page]} role="alert">
      {isPage && <h1>{pageFailed}</h1>}
      <p>
        {!isPage && 'No pudimos cargar el texto. '}
        Puede que se haya cortado la conexión o que el sitio se haya actualizado mientras leías.
      </p>
      <div css={actions}>
        <ReloadButton css={button.principal}>Intentar de nuevo</ReloadButton>
      </div>
    </div>
  )
}
