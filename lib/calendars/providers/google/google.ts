import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiRules, createApi } from '../http'
import type { Provider } from '../provider'
import { readChanges } from './changes'
import { findByUid, lookAtEvent } from './find'
import { listCalendars, MAX_BUSY_CALENDARS, MAX_BUSY_DAYS, readBusy } from './read'
import { type GoogleTools, toGoogleFailure } from './rules'
import { unwatchCalendar, watchCalendar } from './watch'
import { createEvent, deleteEvent, updateEvent } from './write'

type Options = Pick<ApiRules, 'apiUrl' | 'timeLimitMs'> & { pause?: GoogleTools['pause'] }

/** Google Calendar, with Meet for links. */
export function createGoogle({ pause = sleep, ...options }: Options): Provider {
  const tools: GoogleTools = {
    api: createApi({ service: 'Google', toFailureKind: toGoogleFailure, ...options }),
    pause,
  }
  return {
    id: 'google',
    can: {
      calendars: true,
      conference: 'with-event',
      invites: 'provider',
      changes: 'push',
      maxBusyDays: MAX_BUSY_DAYS,
      maxBusyCalendars: MAX_BUSY_CALENDARS,
    },
    calendars: (connection) => listCalendars({ tools, connection }),
    busy: (connection, calendarIds, from, to) => readBusy({ tools, connection }, calendarIds, from, to),
    create: (connection, calendarId, draft) => createEvent({ tools, connection }, calendarId, draft),
    findByUid: (connection, calendarId, uid) => findByUid({ tools, connection }, calendarId, uid),
    update: (connection, ref, draft) => updateEvent({ tools, connection }, ref, draft),
    cancel: (connection, ref, options) => deleteEvent({ tools, connection }, ref, options),
    changes: (connection, calendarId, cursor, window) => readChanges({ tools, connection }, calendarId, cursor, window),
    look: (connection, ref) => lookAtEvent({ tools, connection }, ref),
    watch: (connection, calendarId, hook) => watchCalendar({ tools, connection }, calendarId, hook),
    unwatch: (connection, watch) => unwatchCalendar({ tools, connection }, watch),
  }
}
