type FactsProps = { facts: readonly { label: string; text: string }[] }

/** A few figures above a chart. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
      {facts.map(({ label, text }) => (
        <div key={label} className="min-w-0 rounded-xl bg-muted px-3 py-2">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
