import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiRules, createApi } from '../http'
import type { Provider } from '../provider'
import { MAX_BUSY_DAYS, readBusy } from './busy'
import { listCalendars } from './calendars'
import { readChanges } from './changes'
import { findByUid, lookAtEvent } from './look'
import { type MicrosoftTools, toMicrosoftFailure } from './rules'
import { unwatchCalendar, watchCalendar } from './watch'
import { cancelEvent, createEvent, updateEvent } from './write'

type Options = Pick<ApiRules, 'apiUrl' | 'timeLimitMs'> & { pause?: MicrosoftTools['pause'] }

/** Outlook's calendars through Microsoft Graph, with Teams for links. */
export function createMicrosoft({ pause = sleep, ...options }: Options): Provider {
  const tools: MicrosoftTools = {
    api: createApi({ service: 'Microsoft', toFailureKind: toMicrosoftFailure, ...options }),
    apiUrl: options.apiUrl,
    pause,
  }
  return {
    id: 'microsoft',
    can: {
      calendars: true,
      conference: 'with-event',
      invites: 'provider',
      changes: 'push',
      maxBusyDays: MAX_BUSY_DAYS,
      maxBusyCalendars: 1,
    },
    calendars: (connection) => listCalendars({ tools, connection }),
    busy: (connection, calendarIds, from, to) => readBusy({ tools, connection }, calendarIds, from, to),
    create: (connection, calendarId, draft) => createEvent({ tools, connection }, calendarId, draft),
    findByUid: (connection, calendarId, uid) => findByUid({ tools, connection }, calendarId, uid),
    update: (connection, ref, draft) => updateEvent({ tools, connection }, ref, draft),
    cancel: (connection, ref, options) => cancelEvent({ tools, connection }, ref, options),
    changes: (connection, calendarId, cursor, window) => readChanges({ tools, connection }, calendarId, cursor, window),
    look: (connection, ref) => lookAtEvent({ tools, connection }, ref),
    watch: (connection, calendarId, hook) => watchCalendar({ tools, connection }, calendarId, hook),
    unwatch: (connection, watch) => unwatchCalendar({ tools, connection }, watch),
  }
}
