import { CalendarCog, CalendarDays, type LucideIcon, Video } from 'lucide-react'
import type { Integration, ProviderStatus } from '@/lib/vocabulary/integration'

/** What a card says of a provider. A further provider is a further entry. */
export type ProviderFacts = {
  id: ProviderStatus['id']
  name: string
  text: string
  icon: LucideIcon
  types: readonly Integration['type'][]
  /** Null where a dialog asks for what is needed. */
  connectPath: string | null
  /** Where its accounts can be connected as one thing or another: one button each. */
  ways?: readonly { type: Integration['type']; label: string }[]
}

export const PLATFORMS: readonly ProviderFacts[] = [
  {
    id: 'zoom',
    name: 'Zoom',
    text: 'Meetings and bookings that take place on Zoom get a link of their own.',
    icon: Video,
    types: ['zoom'],
    connectPath: '/api/auth/zoom',
  },
]

export const CALENDARS: readonly ProviderFacts[] = [
  {
    id: 'google',
    name: 'Google',
    text: 'Checks your Google calendars for conflicts, writes bookings to them, and makes Google Meet links.',
    icon: CalendarDays,
    types: ['google_calendar'],
    connectPath: '/api/auth/google',
  },
  {
    id: 'microsoft',
    name: 'Microsoft',
    text: 'Checks your Outlook calendars for conflicts, and writes bookings to them. Accounts of work or school also make Microsoft Teams links.',
    icon: CalendarDays,
    types: ['outlook', 'teams'],
    connectPath: '/api/auth/microsoft',
    ways: [
      { type: 'outlook', label: 'Connect Outlook' },
      { type: 'teams', label: 'Connect Teams' },
    ],
  },
  {
    id: 'caldav',
    name: 'CalDAV',
    text: 'Checks calendars of iCloud, Fastmail, Nextcloud and other servers for conflicts, and writes bookings to them.',
    icon: CalendarCog,
    types: ['caldav'],
    connectPath: null,
  },
]

/** The provider's sign-in, which is asked to offer this very account first; null where there is none. */
export function renewPath({ id, type }: Integration): string | null {
  const facts = [...PLATFORMS, ...CALENDARS].find(({ types }) => types.includes(type))
  return facts?.connectPath ? `${facts.connectPath}?${new URLSearchParams({ type, renew: id })}` : null
}
