import { Icon } from './icons'

// Apart from the others, which are the only ones that a booking page's first load needs as scripts.

export function DoneIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="10" />
      <path d="m9 12 2 2 4-4" />
    </Icon>
  )
}

export function AlertIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon className="size-4">
      <path d="M18 6 6 18M6 6l12 12" />
    </Icon>
  )
}

export function StarIcon({ isFull }: { isFull: boolean }) {
  return (
    <Icon className={isFull ? 'size-4 fill-current' : 'size-4'}>
      <path d="m12 2.8 2.85 5.78 6.37.93-4.61 4.49 1.09 6.35L12 17.35l-5.7 3 1.09-6.35-4.61-4.49 6.37-.93Z" />
    </Icon>
  )
}
