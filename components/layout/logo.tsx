/** The mark, slots that form an S, and the name unless `markOnly`. */
export function Logo({ markOnly, className = '' }: { markOnly?: boolean; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" role="img" aria-label="Slotform">
        <rect width="32" height="32" rx="9" className="fill-primary" />
        <path
          d="M22.5 9.5H13a3.25 3.25 0 0 0 0 6.5h6a3.25 3.25 0 0 1 0 6.5H9.5"
          className="stroke-primary-foreground"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {!markOnly && (
        <span aria-hidden="true" className="font-semibold text-lg tracking-tight">
          Slotform
        </span>
      )}
    </span>
  )
}
