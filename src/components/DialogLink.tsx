import { css } from '@emotion/react'
import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { useModule } from '../lib/use-module.ts'
import { color, type } from '../theme/tokens.ts'
import { button } from './button-styles.ts'
import type { DialogControl } from './Dialog.tsx'
import { OutLink } from './OutLink.tsx'
import { Pending } from './Pending.tsx'
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

/** A dialog that this link opens: its data and what opens and closes it. */
type DialogOf<Data extends object> = ComponentType<Data & DialogControl>

type Props<Data extends object> = {
  /** Where it leads without JavaScript; offered when the dialog's code cannot be had. */
  href: string
  look: keyof typeof button
  /** Fetches the dialog: a module-level function, so that it is the same at every render. */
  load: () => Promise<DialogOf<Data>>
  data: Data
  children: ReactNode
  className?: string
}

/**
 * A link that opens a dialog. The dialog's code is fetched on intent: a pointer that comes near, the
 * focus, a click.
 */
export function DialogLink<Data extends object>(props: Props<Data>) {
  const { href, look, load, data, children, className } = props
  const link = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { part: Loaded, hasFailed, fetchPart } = useModule(load)
  const [isAsked, setAsked] = useState(false)

  const open = async (event: MouseEvent) => {
    // A click that asks for a new tab or window means the link itself.
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

/** A dialog whose code cannot be had: the ways out. */
function DialogFailure({ href }: { href: string }) {
  return (
    <p css={line} role="alert">
      No pudimos abrir esta ventana. <ReloadButton>Recarga la página</ReloadButton> o{' '}
      <OutLink href={href}>escríbenos en otra pestaña</OutLink>.
    </p>
  )
}
