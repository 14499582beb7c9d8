import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { button } from '../../components/button-styles.ts'
import { type ChannelLink, ChannelList } from '../../components/ChannelList.tsx'
import { Dialog, type DialogControl } from '../../components/Dialog.tsx'

const close = css`
  width: 100%;
  min-height: 48px;
  margin-top: 16px;
`

/** What the contact dialog shows; made by `contactDialog` in src/pages/contact-channels.ts. */
export type ContactDialogData = {
  title: string
  text: string
  channels: readonly ChannelLink[]
  /** The low fire along its foot. */
  fire: FireDrawing
}

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
