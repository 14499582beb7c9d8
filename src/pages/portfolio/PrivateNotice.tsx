import { type ComponentType, useRef, useState } from 'react'
import type { DialogControl } from '../../components/Dialog.tsx'
import type { PrivateDialogProps } from './PrivateDialog.tsx'

const load = () => import('./PrivateDialog.tsx').then((module) => module.PrivateDialog)

export type PrivateWords = { title: string; text: string; close: string }

type Props = {
  title: string
  /** The project's cover; path without the base. */
  image: string
  action: string
  words: PrivateWords
}

/**
 * The button of a project that its owner asked to keep private: it opens a notice that says so.
 * Without script the notice stands in its place.
 */
export function PrivateNotice({ title, image, action, words }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<PrivateDialogProps & DialogControl>>()
  const [hasFailed, setFailed] = useState(false)

  const prepare = () => void load().catch(() => undefined)
  const open = () =>
    load().then(
      (loaded) => {
        setDialog(() => loaded)
        setOpen(true)
      },
      () => setFailed(true),
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-live-only
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span className="words">{action}</span>
        <span className="vh"> {title}</span>
      </button>
      <noscript>
        <p>{words.text}</p>
      </noscript>
      {hasFailed && <p role="status">{words.text}</p>}
      {Dialog && (
        <Dialog
          {...words}
          image={image}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          opener={() => button.current}
        />
      )}
    </>
  )
}
