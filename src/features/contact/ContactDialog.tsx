import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { closing, Dialog, type DialogControl } from '../../components/Dialog.tsx'
import { Icon, icons } from '../../components/Icon.tsx'
import { OutLink } from '../../components/links.tsx'
import { color, duration, ease, quiet, radius } from '../../theme/tokens.ts'
import { type Channel, channelHref } from './channel.ts'

const list = css`
  display: grid;
  gap: 12px;
`
const row = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 20px;
  gap: 0 14px;
  align-items: center;
  padding: clamp(12px, 1.4vw, 14px) 14px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.box};
  background: ${color.paper};
  text-decoration: none;
  transition: border-color ${duration.hover} ${ease.standard};
  .disc {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.raised};
  }
  b {
    display: block;
    font-weight: 600;
    font-size: 1.125rem;
    line-height: 1.35;
  }
  .hint {
    ${quiet.hint};
    display: block;
  }
  > svg {
    transition: translate ${duration.hover} ${ease.standard};
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:hover > svg {
    translate: 2px -2px;
  }
`

/** What the contact dialog shows; made by `contactDialog` in src/pages/contact-channels.ts. */
export type ContactDialogData = {
  title: string
  text: string
  channels: readonly Channel[]
  /** What the links of the channels already say. */
  message: string
  fire: FireDrawing
}

/** Choosing a channel opens it and closes the dialog. */
export function ContactDialog({ channels, message, ...rest }: ContactDialogData & DialogControl) {
  return (
    <Dialog {...rest}>
      <ul css={list} className="channels">
        {channels.map((channel) => (
          <li key={channel.platform}>
            <OutLink css={row} href={channelHref(channel, message)} onClick={rest.onClose}>
              <span className="disc">
                <Icon path={channel.icon} />
              </span>
              <span>
                <b>{channel.action}</b>
                <span className="hint">{channel.description}</span>
              </span>
              <Icon path={icons.arrowUpRight} size={20} />
            </OutLink>
          </li>
        ))}
      </ul>
      <button type="button" css={closing} onClick={rest.onClose}>
        Cerrar
      </button>
    </Dialog>
  )
}
