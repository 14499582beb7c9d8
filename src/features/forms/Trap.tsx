/** Name of the field that only programs fill in. */
export const trapName = '_gotcha'

/** A field for programs that fill in every field; nobody sees, hears or reaches it. */
export function Trap() {
  return (
    <div className="vh" aria-hidden="true">
      <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
