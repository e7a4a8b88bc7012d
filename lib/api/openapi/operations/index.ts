import type { Method } from '@/lib/vocabulary/http-methods'
import type { Area, Operation, Operations } from '../operation'
import { calendars, feeds, service, settings, timeOff, webhooks } from './account'
import { configuration } from './configuration'
import { forms, responses } from './forms'
import { meetings } from './meetings'
import { pages } from './pages'
import { attendees, booking, visitorsOfForms } from './visitors'

const OPERATIONS: Partial<Record<Area, Operations>> = {
  'Booking pages': pages,
  'Finding and booking': booking,
  Meetings: meetings,
  Attendees: attendees,
  Forms: forms,
  Responses: responses,
  'Visitors of forms': visitorsOfForms,
  'Time off': timeOff,
  Calendars: calendars,
  Webhooks: webhooks,
  Feeds: feeds,
  Settings: settings,
  Configuration: configuration,
  Service: service,
}

type Placed = { area: Area; operation: Operation }

const PLACED = new Map<string, Placed>(
  Object.entries(OPERATIONS).flatMap(([area, operations]) =>
    Object.entries(operations).map(([key, operation]) => [key, { area: area as Area, operation }] as const),
  ),
)

/** Every key of the tables, `GET /meetings/{id}`. */
export const OPERATION_KEYS = [...PLACED.keys()]

export function operationOf(method: Method, path: string): Placed | undefined {
  return PLACED.get(`${method} ${path}`)
}
