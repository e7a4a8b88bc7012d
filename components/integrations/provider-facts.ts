import { CalendarCog, CalendarDays, type LucideIcon, Video } from 'lucide-react'
import type { Integration, ProviderStatus } from '@/lib/vocabulary/integration'

/** A provider's card. Its sentence is in the texts, under `providers`. */
export type ProviderFacts = {
  id: ProviderStatus['id']
  name: string
  icon: LucideIcon
  types: readonly Integration['type'][]
  /** The route to the provider's sign-in; null opens a dialog instead. */
  connectPath: string | null
  /** One button for each type, if its accounts can be connected as several. */
  ways?: readonly { type: Integration['type']; service: string }[]
}

export const PLATFORMS: readonly ProviderFacts[] = [
  {
    id: 'zoom',
    name: 'Zoom',
    icon: Video,
    types: ['zoom'],
    connectPath: '/api/auth/zoom',
  },
]

export const CALENDARS: readonly ProviderFacts[] = [
  {
    id: 'google',
    name: 'Google',
    icon: CalendarDays,
    types: ['google_calendar'],
    connectPath: '/api/auth/google',
  },
  {
    id: 'microsoft',
    name: 'Microsoft',
    icon: CalendarDays,
    types: ['outlook', 'teams'],
    connectPath: '/api/auth/microsoft',
    ways: [
      { type: 'outlook', service: 'Outlook' },
      { type: 'teams', service: 'Teams' },
    ],
  },
  {
    id: 'caldav',
    name: 'CalDAV',
    icon: CalendarCog,
    types: ['caldav'],
    connectPath: null,
  },
]

/** The provider's sign-in for this account; null if the provider has none. */
export function renewPath({ id, type }: Integration): string | null {
  const facts = [...PLATFORMS, ...CALENDARS].find(({ types }) => types.includes(type))
  return facts?.connectPath ? `${facts.connectPath}?${new URLSearchParams({ type, renew: id })}` : null
}
