import type { APIRequestContext } from 'playwright/test'
import { saveSettings as saveBy } from '../factories/owners'
import { senderOf } from './sender'

const CLOCK = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }

/** The account's clock; saved, so that the browser's zone no longer counts. */
export function saveSettings(request: APIRequestContext, settings: object = {}): Promise<void> {
  return saveBy(senderOf(request), { ...CLOCK, ...settings })
}
