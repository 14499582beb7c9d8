type Props = {
  facts: readonly { label: string; value: string }[]
  /** Styles of the place where it stands; the css prop ends up here. */
  className?: string
}

/** What is said in pairs: a figure or a word, and what it is of. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
