import { createPortal } from 'react-dom'

/** Says that the code of a dialog or of the chat is loading. */
export function Pending() {
  return createPortal(
    <p className="pending" role="status">
      Cargando...
    </p>,
    document.body,
  )
}
