import { createPortal } from 'react-dom'

/** Says that the code of what a click asked for is loading. */
export function Pending() {
  return createPortal(
    <p className="pending" role="status">
      Cargando...
    </p>,
    document.body,
  )
}
