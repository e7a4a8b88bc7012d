import type { ReactNode } from 'react'

/** Drawn by hand: a dozen icons do not need a library. All are decoration; the text beside them says the same. */
function Icon({ children, className = 'size-4.5' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  )
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  )
}

export function VideoIcon() {
  return (
    <Icon>
      <rect x="2.5" y="6" width="13" height="12" rx="2.5" />
      <path d="m15.5 10.5 6-3.5v10l-6-3.5" />
    </Icon>
  )
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.4 7 11Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
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

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="3.5" y="5" width="17" height="16" rx="2.5" />
      <path d="M8 3v4M16 3v4M3.5 10.5h17" />
    </Icon>
  )
}

export function ChevronIcon({ to }: { to: 'left' | 'right' | 'down' }) {
  const turns = { left: 'rotate-90', right: '-rotate-90', down: '' }
  return (
    <Icon className={`size-4.5 ${turns[to]}`}>
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

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  )
}

export function CheckIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function HourglassIcon() {
  return (
    <Icon>
      <path d="M6 3h12M6 21h12M7 3v3.5c0 2.5 5 3.5 5 5.5s-5 3-5 5.5V21M17 3v3.5c0 2.5-5 3.5-5 5.5s5 3 5 5.5V21" />
    </Icon>
  )
}

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.5 12 8-8M16 7.5l3 3M13.5 10l2 2" />
    </Icon>
  )
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Icon>
  )
}
