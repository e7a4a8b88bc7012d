import type { Provider } from '../provider'
import { ProviderError } from '../provider-error'

/** It has no calendars, and its rooms are made when somebody joins (room.ts): no event of a meeting is written here. */
export function createBigbluebutton(): Provider {
  return {
    id: 'bigbluebutton',
    can: { calendars: false, conference: 'none', invites: 'us', changes: 'none', maxBusyDays: 1, maxBusyCalendars: 1 },
    create: refuseToWrite,
    update: refuseToWrite,
    cancel: refuseToWrite,
  }
}

function refuseToWrite(): Promise<never> {
  return Promise.reject(new ProviderError('rejected', 'BigBlueButton keeps no events'))
}
