import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const WEBHOOK_ERRORS: readonly ErrorCode[] = ['webhook_not_found']

export const timeOff: Operations = {
  'GET /time-off': {
    id: 'listTimeOff',
    summary: 'List time off',
    description: 'That touches the dates `from` to `to`, by date. Inactive ones and holidays included.',
  },
  'POST /time-off': {
    id: 'createTimeOff',
    summary: 'Add time off',
    description: 'Closes all pages. With `startTime` and `endTime` it is a part of a single date.',
    errors: ['too_much_time_off'],
  },
  'PATCH /time-off/{id}': {
    id: 'updateTimeOff',
    summary: 'Change time off',
    description: 'Of a holiday only `publicLabel` and `isActive` can change.',
    errors: ['time_off_not_found'],
  },
  'DELETE /time-off/{id}': { id: 'deleteTimeOff', summary: 'Delete time off', errors: ['time_off_not_found'] },
  'GET /time-off/affected': {
    id: 'listAffectedMeetings',
    summary: 'List meetings that stand in a time off',
    description: 'In a time off that may come, or without dates in all active ones; at most 100.',
  },
  'GET /holidays/regions': { id: 'listHolidayRegions', summary: 'List countries and regions with holidays' },
  'GET /holidays': {
    id: 'listHolidays',
    summary: 'List the holidays of a region',
    description: 'Of all types, by date; a holiday of several dates by its first.',
  },
}

export const calendars: Operations = {
  'GET /calendars': {
    id: 'listCalendars',
    summary: 'List calendars',
    description: 'Of all connected accounts. An account that cannot be read is in the list with `error`.',
  },
  'GET /providers': { id: 'listProviders', summary: 'List providers of calendars and video meetings' },
  'GET /integrations': { id: 'listIntegrations', summary: 'List connected accounts' },
  'DELETE /integrations/{id}': {
    id: 'deleteIntegration',
    summary: 'Disconnect an account',
    description: 'Gives the access back, and takes the account’s calendars out of pages and settings.',
    errors: ['integration_not_found'],
  },
  'POST /integrations/ics': {
    id: 'connectIcs',
    summary: 'Connect a calendar by its address',
    description: 'The address of an ICS file, which is read again and again. It is tried before it is stored.',
  },
  'POST /integrations/caldav': {
    id: 'connectCaldav',
    summary: 'Connect a CalDAV account',
    description: 'The credentials are tried before they are stored. Other accounts are connected in a browser.',
  },
}

export const webhooks: Operations = {
  'GET /webhook-endpoints': { id: 'listWebhooks', summary: 'List webhook endpoints' },
  'POST /webhook-endpoints': {
    id: 'createWebhook',
    summary: 'Create a webhook endpoint',
    description:
      'It is sent each of the `events` as a POST, signed as Standard Webhooks say. The `secret` is told this once. Private addresses are refused.',
    errors: ['too_many_webhooks'],
  },
  'GET /webhook-endpoints/{id}': { id: 'getWebhook', summary: 'Get a webhook endpoint', errors: WEBHOOK_ERRORS },
  'PATCH /webhook-endpoints/{id}': {
    id: 'updateWebhook',
    summary: 'Change a webhook endpoint',
    description: '`paused: false` also switches on again what failures or a 410 switched off.',
    errors: WEBHOOK_ERRORS,
  },
  'DELETE /webhook-endpoints/{id}': {
    id: 'deleteWebhook',
    summary: 'Delete a webhook endpoint',
    errors: WEBHOOK_ERRORS,
  },
  'POST /webhook-endpoints/{id}/rotate': {
    id: 'rotateWebhookSecret',
    summary: 'Rotate the secret of a webhook endpoint',
    description: 'For a day deliveries are signed by both secrets.',
    errors: WEBHOOK_ERRORS,
  },
  'POST /webhook-endpoints/{id}/test': {
    id: 'testWebhook',
    summary: 'Send a test to a webhook endpoint',
    description: 'A real object of the account where there is one.',
    errors: ['webhook_not_found', 'webhook_off'],
  },
  'GET /webhook-endpoints/{id}/deliveries': {
    id: 'listDeliveries',
    summary: 'List the deliveries of a webhook endpoint',
    description:
      'Of the last 30 days, newest first, each with its tries and what was answered: `limit` of them, 20 by default and at most 100.',
    headers: { 'X-Next-After': 'The `after` of the next page; missing on the last one.' },
    errors: WEBHOOK_ERRORS,
  },
  'POST /webhook-endpoints/{id}/deliveries/{deliveryId}/resend': {
    id: 'resendDelivery',
    summary: 'Send a delivery again',
    description: 'With the same `webhook-id`.',
    errors: ['webhook_not_found', 'webhook_off', 'not_found'],
  },
  'POST /webhook-listeners': {
    id: 'createListener',
    summary: 'Create a listener',
    description:
      'For a program that no address reaches: it fetches the events that webhooks would send, from now on. It lives for five minutes after it asked last.',
    errors: ['too_many_listeners'],
  },
  'POST /webhook-listeners/{id}/poll': {
    id: 'pollListener',
    summary: 'Fetch the events of a listener',
    description:
      'Answers as soon as an event waits, or after `waitSeconds`. An event comes again until its id is in `received`: handle it first, then name it.',
    errors: ['listener_not_found'],
  },
  'DELETE /webhook-listeners/{id}': {
    id: 'deleteListener',
    summary: 'End a listener',
    errors: ['listener_not_found'],
  },
}

export const feeds: Operations = {
  'GET /feeds': { id: 'listFeeds', summary: 'List feeds', description: 'Newest first, without their addresses.' },
  'POST /feeds': {
    id: 'createFeed',
    summary: 'Create a feed',
    description:
      'An address at which a calendar program reads the meetings. It is answered this once: keep it like a password. A `busy` feed has times only.',
    errors: ['page_not_found', 'too_many_feeds'],
  },
  'DELETE /feeds/{id}': {
    id: 'deleteFeed',
    summary: 'Delete a feed',
    description: 'Its address ends at once.',
    errors: ['feed_not_found'],
  },
}

const PICTURE_ERRORS: readonly ErrorCode[] = [
  'picture_too_large',
  'picture_type',
  'picture_svg',
  'picture_mixed',
  'picture_unreadable',
  'picture_too_wide',
  'busy_with_pictures',
]
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const putPicture = (id: string, summary: string, description: string) => ({
  id,
  summary,
  description: `The body is the file itself, at most 1,000,000 bytes. ${description}`,
  takes: PICTURES,
  errors: PICTURE_ERRORS,
})

export const settings: Operations = {
  'GET /settings': { id: 'getSettings', summary: 'Get the settings' },
  'PATCH /settings': {
    id: 'updateSettings',
    summary: 'Change settings',
    description: 'Fields that are left out stay.',
    errors: ['username_taken', 'unknown_calendar'],
  },
  'PUT /settings/face': putPicture(
    'putFace',
    'Set the photo',
    '`x` and `y` (0 to 1) place the square that is shown, `zoom` (1 to 4) magnifies it.',
  ),
  'DELETE /settings/face': { id: 'deleteFace', summary: 'Delete the photo' },
  'PUT /settings/logo': putPicture('putLogo', 'Set the logo', 'It is kept whole.'),
  'DELETE /settings/logo': { id: 'deleteLogo', summary: 'Delete the logo' },
  'POST /settings/test-mail': {
    id: 'sendTestMail',
    summary: 'Send a test email to the account',
    errors: ['email_not_sent', 'mail_limit'],
  },
  'GET /user': { id: 'getUser', summary: 'Get the account of the key', description: 'A first call to try a key.' },
}

export const service: Operations = {
  'GET /health': {
    id: 'getHealth',
    summary: 'Ask whether the server works',
    description: '503 while its database is away.',
  },
  'GET /openapi.json': {
    id: 'getOpenApi',
    summary: 'Get this description',
    description: 'OpenAPI 3.1, with an `ETag`.',
  },
  'POST /contact': {
    id: 'sendContactMessage',
    summary: 'Write to the operator of this server',
  },
  'GET /public/pictures/{id}': {
    id: 'getPicture',
    summary: 'Get a picture',
    description: 'To be cached: an id never names another picture.',
    answers: ['image/jpeg', 'image/png'],
    errors: ['picture_not_found'],
  },
}
