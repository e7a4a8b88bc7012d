import { CalendarCog, CalendarDays, type LucideIcon, Video } from 'lucide-react'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/vocabulary/integration'
import type { ProviderId } from '@/lib/vocabulary/providers'

/** A provider's card. Its sentence is in messages/en/owner/integrations.ts. */
export type ProviderCardFacts = {
  id: ProviderId
  icon: LucideIcon
  /** The route to the provider's sign-in; null opens a dialog instead. */
  connectPath: string | null
  /** One button for each type, if its accounts can be connected as several. */
  ways?: readonly { type: Integration['type']; service: string }[]
}

export const PLATFORMS: readonly ProviderCardFacts[] = [
  {
    id: 'zoom',
    icon: Video,
    connectPath: '/api/auth/zoom',
  },
]

export const CALENDARS: readonly ProviderCardFacts[] = [
  {
    id: 'google',
    icon: CalendarDays,
    connectPath: '/api/auth/google',
  },
  {
    id: 'microsoft',
    icon: CalendarDays,
    connectPath: '/api/auth/microsoft',
    ways: [
      { type: 'outlook', service: 'Outlook' },
      { type: 'teams', service: 'Teams' },
    ],
  },
  {
    id: 'caldav',
    icon: CalendarCog,
    connectPath: null,
  },
]

/** The provider's sign-in for this account; null if the provider has none. */
export function renewPath({ id, type }: Integration): string | null {
  const provider = [...PLATFORMS, ...CALENDARS].find((card) => card.id === PROVIDER_OF_TYPE[type])
  return provider?.connectPath ? `${provider.connectPath}?${new URLSearchParams({ type, renew: id })}` : null
}
