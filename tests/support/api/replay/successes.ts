import { exampleOf } from '@/lib/api/openapi/example'
import { inDays } from '../../factories/pages'
import type { ReplayedCall } from './document'
import type { Things } from './things'
import { DEAF, nextHour, picture } from './things'

export type Sent = { body?: unknown; raw?: BodyInit; query?: Record<string, string>; headers?: Record<string, string> }

/** A request that succeeds, where the example of the document needs the things of this server. */
type Success = { body?: (things: Things) => object; query?: (things: Things) => Record<string, string> }

const date = () => nextHour().slice(0, 10)
const days = { query: () => ({ from: date(), to: date() }) }
const responseIds = { body: ({ responseId }: Things) => ({ ids: [responseId] }) }
const start = { body: ({ startTime }: Things) => ({ startTime }) }
const booking = {
  body: ({ startTime }: Things) => ({ attendeeName: 'Vera', attendeeEmail: 'vera@example.com', startTime }),
}
const conflicts = { query: () => ({ date: date() }) }
const meeting = {
  body: () => {
    const startTime = nextHour()
    return {
      title: 'Planning',
      location: 'custom',
      startTime,
      endTime: new Date(Date.parse(startTime) + 60_000).toISOString(),
    }
  },
}

const timeRequest = {
  body: ({ startTime }: Things) => ({
    attendeeName: 'Vera',
    attendeeEmail: 'vera@example.com',
    startTimes: [startTime],
  }),
}
const refusal = { query: ({ startTime = '' }: Things) => ({ at: startTime }) }

const SUCCESSES: Record<string, Success> = {
  acceptTimeRequest: start,
  applyConfiguration: { body: ({ version }) => ({ document: {}, version }) },
  askForTimes: timeRequest,
  askForTimesAsVisitor: timeRequest,
  bookSlot: booking,
  bookSlotAsVisitor: booking,
  createWebhook: { body: () => ({ url: DEAF, events: ['form.closed'] }) },
  explainTime: { query: ({ at = '' }) => ({ at }) },
  findSlots: days,
  findSlotsAsVisitor: days,
  findSlotsToMove: days,
  findSlotsToMoveMeeting: days,
  /** Nothing is booked on it. */
  listAffectedMeetings: { query: () => ({ from: inDays(5).slice(0, 10), to: inDays(5).slice(0, 10) }) },
  listConflicts: conflicts,
  listConflictsAsVisitor: conflicts,
  listHolidays: { query: () => ({ country: 'DE', year: '2027' }) },
  moveBooking: start,
  moveMeeting: start,
  updateMeeting: meeting,
  deleteResponses: responseIds,
  markSpam: responseIds,
  restoreResponses: responseIds,
  offerTimes: { body: ({ meetingId }) => ({ meetings: [meetingId] }) },
  suggestTimes: { body: ({ free }) => ({ startTimes: [free] }) },
  tellRefusal: refusal,
  tellRefusalAsVisitor: refusal,
  orderQuestions: { body: ({ questionId, nextQuestionId }) => ({ ids: [nextQuestionId, questionId] }) },
  saveLogicRules: {
    body: ({ questionId, nextQuestionId }) => ({
      rules: [
        {
          sourceQuestionId: questionId,
          condition: 'contains',
          value: 'tea',
          actionType: 'jump_to_question',
          targetQuestionId: nextQuestionId,
        },
      ],
    }),
  },
  saveRules: {
    body: ({ questionId, nextQuestionId }) => ({
      rules: [
        {
          match: 'all',
          conditions: [{ questionId, operator: 'contains', value: 'tea' }],
          actions: [{ type: 'jump', questionId: nextQuestionId }],
        },
      ],
    }),
  },
  setStatusOfResponses: { body: ({ responseId }) => ({ ids: [responseId], status: 'done' }) },
}

/** Calls of which this kit makes no success, with the reason; other tests do. */
export const NOT_MADE: Record<string, string> = {
  connectCaldav: 'needs a CalDAV server',
  connectBigbluebutton: 'needs a server of BigBlueButton',
  joinMeeting: 'needs a server of BigBlueButton, and a meeting that is about to begin',
  connectIcs: 'needs a server that publishes a calendar',
  downloadFile: 'needs the signature of a link',
  uploadBookingFile: 'needs a question that takes files',
  uploadBookingFileAsVisitor: 'needs a question that takes files',
  uploadFile: 'needs a question that takes files',
  updateHosting: 'needs a page of a team',
  readFairness: 'needs a page of a team',
  handOverMeeting: 'needs a booking of a team',
  createRoom: 'needs a team',
  updateRoom: 'needs a team',
  deleteRoom: 'needs a team',
  decideCalendarChange: 'needs a calendar whose event was moved',
}

/** A request to a call that succeeds with these things. */
export async function successOf({ call }: ReplayedCall, things: Things): Promise<Sent> {
  const own = SUCCESSES[call.operationId]
  const media = call.requestBody?.content
  if (media && !media['application/json']) {
    return { raw: new Uint8Array(await picture), headers: { 'content-type': 'image/png' } }
  }
  const body = own?.body?.(things) ?? media?.['application/json']?.example
  const query = own?.query?.(things) ?? exampleQueryOf(call)
  return { ...(body !== undefined && { body }), ...(query && { query }) }
}

/** What the query has to name; undefined for nothing. */
function exampleQueryOf({ parameters = [] }: ReplayedCall['call']): Sent['query'] {
  const needed = parameters.filter((one) => one.in === 'query' && one.required)
  if (needed.length === 0) return undefined
  return Object.fromEntries(needed.map(({ name, schema }) => [name, String(exampleOf(schema, {}, true))]))
}
