import { Icon } from './icons'

/** Apart from the other icons, which the first load of a booking page carries. */
export function CheckIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}
