import { css } from '@emotion/react'
import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { chatLink } from '../lib/chat-link.ts'
import { useModule } from '../lib/use-module.ts'
import { site } from '../site.ts'
import { type } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import type { DialogControl } from './Dialog.tsx'
import { OutLink } from './links.tsx'
import { Pending } from './Pending.tsx'
import { ReloadButton } from './ReloadButton.tsx'

/** Takes a line of its own in the button's row. */
const line = css`
  && {
    ${type.small};
    flex: 1 1 100%;
    margin-top: 8px;
    button {
      text-decoration: underline;
    }
  }
`

/** A dialog that this link can open: it takes its data and a control that opens and closes it. */
type DialogOf<Data extends object> = ComponentType<Data & DialogControl>

type Props<Data extends object> = {
  /** What it says by WhatsApp without JavaScript, or if the dialog's code fails to load. */
  message: string
  look: keyof typeof button
  /** Imports the dialog; a module-level function, so that it is the same on every render. */
  load: () => Promise<DialogOf<Data>>
  data: Data
  children: ReactNode
  className?: string
}

/**
 * A link that opens a dialog. The dialog's code is fetched on intent: hover, focus or click.
 */
export function DialogLink<Data extends object>(props: Props<Data>) {
  const { message, look, load, data, children, className } = props
  const href = chatLink(site.whatsapp, message)
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { part: Loaded, hasFailed, fetchPart } = useModule(load)
  const [isAsked, setAsked] = useState(false)

  const open = async (event: MouseEvent) => {
    // With a modifier key the visitor wants to open the link itself in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
    if (await fetchPart()) setOpen(true)
  }
  const control: DialogControl = {
    isOpen,
    onClose: () => setOpen(false),
    opener: () => link.current,
  }
  return (
    <>
      <OutLink
        ref={link}
        css={button[look]}
        className={className}
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onClick={open}
      >
        {children}
      </OutLink>
      {isAsked && !Loaded && (hasFailed ? <DialogFailure href={href} /> : <Pending />)}
      {Loaded && createElement<Data & DialogControl>(Loaded, { ...data, ...control })}
    </>
  )
}

/** Shown when a dialog's code fails to load: a reload, or the link's address. */
function DialogFailure({ href }: { href: string }) {
  return (
    <p css={line} role="alert">
      No pudimos abrir esta ventana. <ReloadButton>Recarga la página</ReloadButton> o{' '}
      <OutLink href={href}>escríbenos en otra pestaña</OutLink>.
    </p>
  )
}
