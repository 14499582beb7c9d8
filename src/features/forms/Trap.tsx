/** Name of the field that only programs fill in. */
export const trapName = '_gotcha'

/** A field for programs that fill in every field; nobody sees, hears or reaches it. */
export function Trap({ id }: { id: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${id}-${trapName}`}>Deja vacío este campo</label>
      <input
        id={`${id}-${trapName}`}
        name={trapName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
