import { useRef, useState } from 'react'
import { useModule } from '../../lib/use-module.ts'

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
  const { part: Dialog, hasFailed, fetchPart } = useModule(load)

  const open = () => {
    setOpen(true)
    fetchPart()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-live-only
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onClick={open}
      >
        <span className="words">{action}</span>
        <span className="vh"> {title}</span>
      </button>
      <noscript>
        <p>{words.text}</p>
      </noscript>
      {isOpen && hasFailed && <p role="status">{words.text}</p>}
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
