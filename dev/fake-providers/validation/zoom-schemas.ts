import type { JsonSchema } from './type-schemas'

/**
 * What Zoom documents of the six calls that this product makes, in its API reference: the names and types of all fields, and
 * which statuses mean success. Unknown names are refused.
 */
export type ZoomCall = {
  query: Record<string, JsonSchema>
  body?: JsonSchema
  answer?: JsonSchema
  status: number
}

const TEXT = { type: 'string' }
const NUMBER = { type: 'integer' }
const FLAG = { type: 'boolean' }
const INSTANT = { type: 'string', format: 'date-time' }

const oneOf = (type: 'integer' | 'string', values: readonly (number | string)[]) => ({ type, enum: values })
const listOf = (items: JsonSchema) => ({ type: 'array', items })
const objectOf = (properties: Record<string, JsonSchema>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Instant, scheduled, recurring without fixed times, recurring with them. */
const MEETING_TYPE = oneOf('integer', [1, 2, 3, 8])

const settings = objectOf({
  host_video: FLAG,
  participant_video: FLAG,
  cn_meeting: FLAG,
  in_meeting: FLAG,
  join_before_host: FLAG,
  mute_upon_entry: FLAG,
  watermark: FLAG,
  use_pmi: FLAG,
  approval_type: oneOf('integer', [0, 1, 2]),
  registration_type: oneOf('integer', [1, 2, 3]),
  audio: oneOf('string', ['both', 'telephony', 'voip']),
  auto_recording: oneOf('string', ['local', 'cloud', 'none']),
  enforce_login: FLAG,
  enforce_login_domains: TEXT,
  alternative_hosts: TEXT,
})

const recurrence = objectOf({
  type: oneOf('integer', [1, 2, 3]),
  repeat_interval: NUMBER,
  weekly_days: oneOf('integer', [1, 2, 3, 4, 5, 6, 7]),
  monthly_day: NUMBER,
  monthly_week: oneOf('integer', [-1, 1, 2, 3, 4]),
  monthly_week_day: oneOf('integer', [1, 2, 3, 4, 5, 6, 7]),
  end_times: { ...NUMBER, maximum: 50 },
  end_date_time: INSTANT,
})

/** The fields of a meeting that a request and an answer have in common. */
const described = {
  topic: TEXT,
  type: MEETING_TYPE,
  start_time: INSTANT,
  duration: NUMBER,
  timezone: TEXT,
  agenda: TEXT,
  password: TEXT,
  settings,
}

const wanted = objectOf({ ...described, recurrence })

/** Meeting numbers are numbers: in Zoom's live answers, and in the types of its own client (@zoom/rivet). */
const identity = { id: NUMBER, uuid: TEXT, host_id: TEXT }

const meeting = objectOf({
  ...identity,
  ...described,
  created_at: INSTANT,
  start_url: TEXT,
  join_url: TEXT,
  h323_password: TEXT,
  occurrences: listOf(objectOf({ occurrence_id: NUMBER, start_time: INSTANT, duration: NUMBER, status: TEXT })),
})

const listed = objectOf({
  ...identity,
  topic: TEXT,
  type: MEETING_TYPE,
  start_time: INSTANT,
  duration: NUMBER,
  timezone: TEXT,
  created_at: INSTANT,
  join_url: TEXT,
  /** Its first 250 characters. */
  agenda: TEXT,
})

const user = objectOf(
  {
    id: TEXT,
    email: TEXT,
    type: oneOf('integer', [1, 2, 3]),
    first_name: { ...TEXT, maxLength: 64 },
    last_name: { ...TEXT, maxLength: 64 },
    dept: TEXT,
    pmi: TEXT,
    timezone: TEXT,
    created_at: INSTANT,
    last_login_time: INSTANT,
    last_client_version: TEXT,
    pic_url: TEXT,
    vanity_url: TEXT,
    verified: NUMBER,
  },
  ['email', 'type'],
)

const pageSize = { ...NUMBER, maximum: 300 }

export const ZOOM_CALLS: Record<string, ZoomCall> = {
  user: { query: { login_type: oneOf('string', ['0', '1', '99', '100', '101']) }, answer: user, status: 200 },
  meetingCreate: { query: {}, body: wanted, answer: meeting, status: 201 },
  meetings: {
    // Pages are turned by a token; page numbers are deprecated.
    query: {
      type: oneOf('string', ['scheduled', 'live']),
      page_size: pageSize,
      page_number: NUMBER,
      next_page_token: TEXT,
    },
    answer: objectOf({
      page_count: NUMBER,
      page_number: NUMBER,
      page_size: pageSize,
      next_page_token: TEXT,
      total_records: NUMBER,
      meetings: listOf(listed),
    }),
    status: 200,
  },
  meeting: { query: {}, answer: meeting, status: 200 },
  meetingUpdate: { query: {}, body: wanted, status: 204 },
  // The query says who gets an email about the deletion.
  meetingDelete: {
    query: { occurrence_id: TEXT, schedule_for_reminder: FLAG, cancel_meeting_reminder: FLAG },
    status: 204,
  },
}
