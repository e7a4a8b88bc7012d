import type { ReactNode } from 'react'

/** Line drawings for empty states, in the colors of the theme. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 88"
      className="h-22 w-30 fill-card stroke-primary/75 [&_.mark]:fill-none [&_.mark]:stroke-primary [&_.soft]:fill-primary-soft [&_.soft]:stroke-none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** An open month with one day marked. */
export function CalendarDrawing() {
  return (
    <Drawing>
      <ellipse className="soft" cx="60" cy="46" rx="58" ry="40" />
      <rect x="28" y="18" width="64" height="56" rx="8" />
      <path className="mark" d="M28 34h64M44 12v11M76 12v11" />
      <path d="M41 45h6M57 45h6M73 45h6M41 59h6M73 59h6" />
      <rect className="soft" x="52" y="52" width="16" height="14" rx="4" />
      <path className="mark" d="m56.5 59 2.5 2.5 4.5-5" />
    </Drawing>
  )
}

/** A letter on its way. */
export function EnvelopeDrawing() {
  return (
    <Drawing>
      <ellipse className="soft" cx="60" cy="46" rx="58" ry="40" />
      <rect x="32" y="24" width="62" height="44" rx="8" />
      <path className="mark" d="m34 29 24.5 19.5a7 7 0 0 0 9 0L92 29" />
      <path d="M12 36h12M6 46h16M12 56h12" />
    </Drawing>
  )
}

/** A chart that waits for its first answers. */
export function ChartDrawing() {
  return (
    <Drawing>
      <ellipse className="soft" cx="60" cy="46" rx="58" ry="40" />
      <rect x="28" y="14" width="64" height="60" rx="8" />
      <path d="M40 62V52M54 62V42M68 62V48M82 62V34" strokeWidth="6" />
      <path className="mark" d="m38 38 14-10 15 7 17-13" />
    </Drawing>
  )
}
