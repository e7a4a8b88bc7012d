import type { ReactNode } from 'react'

/** What is known of a booking, one fact a line. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="mt-6 divide-y rounded-xl border">{children}</dl>
}

type FactProps = { icon: ReactNode; name: string; value: ReactNode; note?: ReactNode }

export function Fact({ icon, name, value, note }: FactProps) {
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <span className="mt-0.5 text-muted-foreground">{icon}</span>
      <div className="min-w-0">
        <dt className="text-muted-foreground text-xs">{name}</dt>
        <dd className="font-medium tabular-nums">{value}</dd>
        {note && <dd className="text-muted-foreground text-sm">{note}</dd>}
      </div>
    </div>
  )
}
