import type { ReactNode } from 'react'

/** Facts about a booking, one per line. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="mt-6 divide-y rounded-xl border">{children}</dl>
}

/** `lang`: of a value in the owner's words, if it is known. */
type FactProps = { icon: ReactNode; name: string; value: ReactNode; lang?: string; note?: ReactNode }

export function Fact({ icon, name, value, lang, note }: FactProps) {
  return (
    <div className="relative py-3 pe-4 ps-12">
      <dt className="text-muted-foreground text-xs">
        {/* Inside the term, because a definition list allows no other elements. */}
        <span className="absolute top-3.5 inset-s-4">{icon}</span>
        {name}
      </dt>
      <dd
        dir={typeof value === 'string' ? 'auto' : undefined}
        lang={lang}
        className="text-along font-medium tabular-nums"
      >
        {value}
      </dd>
      {note && <dd className="text-muted-foreground text-sm">{note}</dd>}
    </div>
  )
}
