import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { createLeaveToken } from '@/lib/platform/tokens'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { Settings } from '@/lib/settings/schema'
import type { WebhookDelivery } from '@/lib/webhooks/schema'
import { query } from '../../database/query'
import { createBooking } from '../../factories/bookings'
import { insertFile } from '../../factories/files'
import { addQuestion, createForm } from '../../factories/forms'
import { createMeeting } from '../../factories/meetings'
import { newEmail } from '../../factories/owners'
import { createPage, inDays, visitor } from '../../factories/pages'
import { createResponse } from '../../factories/responses'
import { sendFor } from '../../factories/sender'
import { addTimeOff } from '../../factories/time-off'
import { createTimeRequest, nextEvening, WITH_OTHER_TIMES } from '../../factories/time-requests'
import { createEndpoint } from '../../webhooks/endpoints'
import type { ApiClient } from '../client'
import { letTimePass } from '../timed-mails'

/** Its port is closed: each delivery fails at once. */
export const DEAF = 'http://127.0.0.1:9/'
export const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6a50' } })
  .png()
  .toBuffer()

/** The parameters of a path, and what else a request about these things names. */
export type Things = Record<string, string>

let hours = 0
/** Each booking has an hour of its own. */
export const nextHour = () => inDays(10 + Math.floor(++hours / 24), hours % 24)

let closedDates = 0

/** New things of the owner's to which a path leads. */
export function makeThings(owner: ApiClient, path: string): Promise<Things> {
  const [, kind = '', below = ''] = path.replace(/^\/api\/(v1\/)?(public\/)?/, '/').split(/\/(?:\{\w+\}\/?)?/)
  return MAKERS[`${kind}/${below}`]?.(owner) ?? MAKERS[kind]?.(owner) ?? Promise.resolve({})
}

const MAKERS: Record<string, (owner: ApiClient) => Promise<Things>> = {
  bookings: async (owner) => {
    const { booking } = await book(owner)
    return { token: new URL(booking.manageUrl).pathname.split('/').at(-1) ?? '', startTime: nextHour() }
  },
  guests: async (owner) => {
    const guest = newEmail()
    const { booking } = await book(owner, { maxGuests: 2 }, { guests: [guest] })
    return { token: createLeaveToken(booking.id, guest) }
  },
  'configuration/apply': async (owner) => {
    const { version } = await sendFor<{ version: string }>(owner, 200, 'GET', '/api/configuration')
    return { version }
  },
  feeds: async (owner) => {
    const { id } = await sendFor<{ id: string }>(owner, 201, 'POST', '/api/feeds', { kind: 'busy' })
    return { id }
  },
  'form-responses': async (owner) => {
    const { responseId } = await form(owner)
    return { id: responseId }
  },
  files: async (owner) => {
    const { id: formId, questionId, responseId } = await form(owner)
    return { id: await insertFile({ formId, questionId, responseId }) }
  },
  forms: form,
  pictures: async (owner) => {
    const answer = await owner.put('/api/settings/face', undefined, { raw: new Uint8Array(await picture) })
    return { id: (answer.body as Settings).face?.split('/').at(-1) ?? '' }
  },
  integrations: async (owner) => {
    const { id: userId } = await sendFor<{ id: string }>(owner, 200, 'GET', '/api/user')
    const [row] = await query<{ id: string }>(
      sql`insert into integrations (user_id, type) values (${userId}, 'zoom') returning id`,
    )
    return { id: row?.id ?? '' }
  },
  meetings: async (owner) => ({ id: (await createMeeting(owner, { startTime: nextHour() })).id }),
  'meetings/approve': request,
  'meetings/decline': request,
  'meetings/cancel': async (owner) => ({ id: (await book(owner)).meeting.id }),
  'meetings/answers': async (owner) => ({ id: (await book(owner)).meeting.id }),
  'meetings/slots': async (owner) => ({ id: (await book(owner)).meeting.id }),
  'meetings/history': async (owner) => ({ id: (await book(owner)).meeting.id }),
  'meetings/move': async (owner) => ({ id: (await book(owner)).meeting.id, startTime: nextHour() }),
  'meetings/hand-over': async (owner) => ({ id: (await book(owner)).meeting.id }),
  'meetings/no-show': async (owner) => {
    const { booking, meeting } = await book(owner)
    await letTimePass(booking, meeting, Date.parse(booking.startTime) + MINUTE_MS - Date.now())
    return { id: meeting.id }
  },
  schedule: async (owner) => ({ slug: (await createPage(owner)).slug, startTime: nextHour() }),
  'schedule/email-check': async (owner) => ({ slug: (await createPage(owner, { requireEmailCheck: true })).slug }),
  'schedule/other-times': async (owner) => {
    const { slug } = await createPage(owner, WITH_OTHER_TIMES)
    return { slug, startTime: nextEvening().startTime }
  },
  'time-requests': createTimeRequest,
  'time-off/offers': async (owner) => {
    // Dates on which nothing else of this kit is booked.
    const startTime = inDays(200 + 3 * ++closedDates, 12)
    const { slug } = await createPage(owner)
    const { meeting } = await createBooking(owner, slug, visitor(startTime, { attendeeEmail: newEmail() }))
    return { id: (await addTimeOff(owner, { from: startTime.slice(0, 10) })).id, meetingId: meeting.id }
  },
  'time-off': async (owner) => ({ id: (await addTimeOff(owner)).id }),
  'time-slot-pages': async (owner) => {
    const { id } = await createPage(owner, { visibility: 'secret' })
    const link = await sendFor<{ id: string }>(owner, 201, 'POST', `/api/time-slot-pages/${id}/links`, {})
    return { id, linkId: link.id, at: nextHour() }
  },
  'webhook-endpoints': async (owner) => {
    const { id } = await createEndpoint(owner, DEAF, { events: ['form.closed'] })
    const test = await sendFor<WebhookDelivery>(owner, 200, 'POST', `/api/webhook-endpoints/${id}/test`, {})
    return { id, deliveryId: test.id }
  },
  'webhook-listeners': async (owner) => {
    const { id } = await sendFor<{ id: string }>(owner, 201, 'POST', '/api/webhook-listeners', {})
    return { id }
  },
}

async function book(owner: ApiClient, page: object = {}, fields: object = {}) {
  const { slug } = await createPage(owner, page)
  return createBooking(owner, slug, visitor(nextHour(), { attendeeEmail: newEmail(), ...fields }))
}

async function request(owner: ApiClient): Promise<Things> {
  return { id: (await book(owner, { approval: 'always' })).meeting.id }
}

async function form(owner: ApiClient) {
  const { id, slug } = await createForm(owner)
  const { id: questionId } = await addQuestion(owner, id, 'text')
  const { id: nextQuestionId } = await addQuestion(owner, id, 'select')
  const responseId = await createResponse(owner, slug, { [questionId]: 'Tea' })
  return { id, slug, questionId, nextQuestionId, responseId }
}
