import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { Dialog, type DialogControl } from '../../components/Dialog.tsx'
import { photoSources } from '../../components/photo-sources.ts'
import { radius } from '../../theme/tokens.ts'

const shutter = css`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.control};
`
const close = css`
  ${button.outline};
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`

export type PrivateDialogProps = {
  title: string
  text: string
  close: string
  /** The project's cover, a closed shutter; path without the base. */
  image: string
}

/** Says that the client asked to keep the project private. */
export function PrivateDialog({
  close: label,
  image,
  ...rest
}: PrivateDialogProps & DialogControl) {
  return (
    <Dialog {...rest}>
      <img css={shutter} {...photoSources(image, '40rem')} alt="" width={640} height={440} />
      <button type="button" css={close} onClick={rest.onClose}>
        {label}
      </button>
    </Dialog>
  )
}
