import type { ReactNode } from 'react'

/** A dozen icons do not need a library. All are decorative; the text beside them says the same. */
export function Icon({ children, className = 'size-4.5' }: { children: ReactNode; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      {children}
    </svg>
  )
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.5 3.75 5.5 3.75 9S14.5 18.5 12 21c-2.5-2.5-3.75-5.5-3.75-9S9.5 5.5 12 3Z" />
    </Icon>
  )
}

/** Points along the line: forwards to its `end`. */
export function ChevronIcon({ to }: { to: 'start' | 'end' | 'down' }) {
  return (
    <Icon className={`size-4.5 to-${to}`}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  )
}

export function RefreshIcon({ isSpinning }: { isSpinning: boolean }) {
  return (
    <Icon className={isSpinning ? 'size-4 animate-spin' : 'size-4'}>
      <path d="M20 11a8 8 0 0 0-14.3-4L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.5M20.5 19.5v-5h-5" />
    </Icon>
  )
}
