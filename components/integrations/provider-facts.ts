import { CalendarArrowDown, CalendarCog, CalendarDays, type LucideIcon, Video } from 'lucide-react'
import type { AccountKind } from '@/lib/shared/accounts'
import { type Integration, PROVIDER_OF_TYPE, typesOf } from '@/lib/shared/calendars/integration'
import {
  factsOf,
  hasCalendars,
  isOAuthProvider,
  isReadOnly,
  PROVIDER_IDS,
  type ProviderId,
} from '@/lib/shared/calendars/providers'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'

/** A provider's card. Its sentence is in messages/en/owner/integrations.ts. */
export type ProviderCardFacts = {
  id: ProviderId
  icon: LucideIcon
  /** The route to the provider's sign-in; null opens a dialog instead. */
  connectPath: string | null
  /** One button for each type, if its accounts can be connected as several. */
  ways?: readonly { type: Integration['type']; service: string }[]
}

/** Names for buttons, where the full name is too long. */
const SHORT_NAMES: Partial<Record<Integration['type'], string>> = { teams: 'Teams' }

function toCard(id: ProviderId): ProviderCardFacts {
  const [icon, types] = [iconOf(id), typesOf(id)]
  if (!isOAuthProvider(id)) return { id, icon, connectPath: null }
  const ways = types.map((type) => ({ type, service: SHORT_NAMES[type] ?? SERVICE_NAMES[type] }))
  return { id, icon, connectPath: `/api/auth/${id}`, ...(ways.length > 1 && { ways }) }
}

function iconOf(id: ProviderId): LucideIcon {
  if (!hasCalendars(id)) return Video
  if (factsOf(id).signIn === 'address') return CalendarArrowDown
  return isOAuthProvider(id) ? CalendarDays : CalendarCog
}

export const PLATFORMS = PROVIDER_IDS.filter((id) => !hasCalendars(id)).map(toCard)
export const CALENDARS = PROVIDER_IDS.filter(hasCalendars).map(toCard)

/** A team has no use for a read-only calendar, because it has no time of its own. A room has no sign-in and makes no links. */
export function isOfferedTo(kind: AccountKind, id: ProviderId): boolean {
  if (kind === 'team') return !isReadOnly(id)
  return kind === 'person' || (hasCalendars(id) && !isOAuthProvider(id))
}

/** The provider's sign-in for this account; null if the provider has none. */
export function renewPath({ id, type }: Integration): string | null {
  const { connectPath } = toCard(PROVIDER_OF_TYPE[type])
  return connectPath && `${connectPath}?${new URLSearchParams({ type, renew: id })}`
}
