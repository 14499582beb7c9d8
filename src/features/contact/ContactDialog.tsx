import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { ChannelList } from '../../components/ChannelList.tsx'
import { Dialog, type DialogControl } from '../../components/Dialog.tsx'
import type { ContactDialogData } from './contact-types.ts'

const close = css`
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`

/** Offers the channels; choosing one opens it and closes the dialog. */
export function ContactDialog({ channels, ...rest }: ContactDialogData & DialogControl) {
  return (
    <Dialog {...rest}>
      <ChannelList channels={channels} onChoose={rest.onClose} />
      <button type="button" css={[button.outline, close]} onClick={rest.onClose}>
        Cerrar
      </button>
    </Dialog>
  )
}
