import { Icon } from '@/components/ui/icons'

// Apart from the others, which are the only ones that a visitor's first load needs as scripts.

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

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="3.5" y="5" width="17" height="16" rx="2.5" />
      <path d="M8 3v4M16 3v4M3.5 10.5h17" />
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

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.9c2 .8 3.2 2.5 3.5 5.1" />
    </Icon>
  )
}
