import type { z } from 'zod'
import type { calendarAnswer } from './api-shapes'

/** A calendar that an owner may choose, as `GET /api/calendars` answers it. */
export type Calendar = z.infer<typeof calendarAnswer>
