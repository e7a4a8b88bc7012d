import type { CalendarProviderId } from './providers'

/** A calendar that an owner may choose, as `GET /api/calendars` answers it. */
export type Calendar = {
  /** The choice that is stored. */
  id: string
  name: string
  provider: CalendarProviderId
  primary: boolean
  /** True when we can write events to it. */
  canWrite: boolean
  /** Why its account cannot be read, for people. */
  error?: string
}
