import { randomBytes, randomInt } from 'node:crypto'
import type { AccountProfile } from '../oauth/authority'
import type { FakeAnswer, FakeRequest } from '../routing'
import { refuse } from './refusals'

export type ZoomMeeting = {
  id: number
  uuid: string
  host_id: string
  topic: string
  type: number
  start_time: string
  duration: number
  timezone: string
  agenda: string
  created_at: string
  join_url?: string
  start_url: string
  password: string
  settings: Record<string, unknown>
}
type Wishes = Partial<Pick<ZoomMeeting, 'topic' | 'type' | 'start_time' | 'duration' | 'timezone' | 'agenda'>>

const MAX_TOPIC = 200
const MAX_AGENDA = 2000
/** Lists show no more of an agenda. */
const LISTED_AGENDA = 250

export class ZoomMeetings {
  private byId = new Map<number, ZoomMeeting>()
  /** Times per day that one user may create or change meetings. */
  dailyLimit = 100
  private writes = 0
  /** Accounts may have links without the passcode in them. */
  linksCarryPasswords = true
  /** True when lists include the beginning of each agenda. */
  listsAgendas = true

  all(): ZoomMeeting[] {
    return [...this.byId.values()]
  }

  clear(): void {
    this.byId.clear()
    this.writes = 0
    this.linksCarryPasswords = true
  }

  create(host: AccountProfile, { json, fault }: FakeRequest): FakeAnswer {
    this.countWrite()
    const wishes = checked(json)
    const id = randomInt(70_000_000_000, 99_999_999_999)
    const password = randomBytes(5).toString('hex')
    const meeting: ZoomMeeting = {
      uuid: randomBytes(16).toString('base64'),
      id,
      host_id: host.id,
      topic: wishes.topic ?? 'Zoom Meeting',
      type: wishes.type ?? 2,
      start_time: toZoomTime(wishes.start_time),
      duration: wishes.duration ?? 60,
      timezone: wishes.timezone ?? 'UTC',
      agenda: wishes.agenda ?? '',
      created_at: toZoomTime(undefined),
      start_url: `https://zoom.us/s/${id}?zak=the-host-s-own-key`,
      join_url: `https://us05web.zoom.us/j/${id}${this.linksCarryPasswords ? `?pwd=${password}` : ''}`,
      password,
      settings: { join_before_host: false, use_pmi: false },
    }
    if (fault === 'no-link') delete meeting.join_url
    this.byId.set(id, meeting)
    return { status: 201, json: meeting }
  }

  list(host: AccountProfile, { query }: FakeRequest): FakeAnswer {
    const size = Math.min(Number(query.get('page_size') ?? 30), 300)
    const offset = Number(query.get('next_page_token') || 0)
    // Those that are over are not listed as scheduled.
    const own = this.all().filter(
      ({ host_id, start_time, duration }) =>
        host_id === host.id && Date.parse(start_time) + duration * 60_000 > Date.now(),
    )
    const isLast = offset + size >= own.length
    const meetings = own.slice(offset, offset + size).map((meeting) => {
      const { uuid, id, host_id, topic, type, start_time, duration, timezone, agenda, created_at, join_url } = meeting
      const short = this.listsAgendas ? agenda.slice(0, LISTED_AGENDA) : undefined
      return { uuid, id, host_id, topic, type, start_time, duration, timezone, agenda: short, created_at, join_url }
    })
    const next_page_token = isLast ? '' : String(offset + size)
    return { status: 200, json: { page_size: size, total_records: own.length, next_page_token, meetings } }
  }

  get(host: AccountProfile, request: FakeRequest): FakeAnswer {
    return { status: 200, json: this.find(host, request) }
  }

  change(host: AccountProfile, request: FakeRequest): FakeAnswer {
    this.countWrite()
    const meeting = this.find(host, request)
    const wishes = checked(request.json)
    const start = wishes.start_time ? { start_time: toZoomTime(wishes.start_time) } : {}
    this.byId.set(meeting.id, { ...meeting, ...wishes, ...start })
    return { status: 204 }
  }

  delete(host: AccountProfile, request: FakeRequest): FakeAnswer {
    this.byId.delete(this.find(host, request).id)
    return { status: 204 }
  }

  /** Simulates that the host deletes the meeting in Zoom. */
  remove(id: number): void {
    this.byId.delete(id)
  }

  private find(host: AccountProfile, { params }: FakeRequest): ZoomMeeting {
    const meeting = this.byId.get(Number(params.meetingId))
    return meeting?.host_id === host.id ? meeting : refuse(404, 3001, `Meeting does not exist: ${params.meetingId}.`)
  }

  private countWrite(): void {
    this.writes += 1
    if (this.writes > this.dailyLimit)
      refuse(429, 429, `You have exceeded the daily rate limit of (${this.dailyLimit}).`)
  }
}

function checked(json: unknown): Wishes {
  const { topic, type, start_time, duration, timezone, agenda } = (json ?? {}) as Wishes
  if ((topic?.length ?? 0) > MAX_TOPIC) refuse(400, 300, 'Validation Failed: topic.')
  if ((agenda?.length ?? 0) > MAX_AGENDA) refuse(400, 300, 'Validation Failed: agenda.')
  if (start_time && Number.isNaN(Date.parse(start_time))) refuse(400, 300, 'Validation Failed: start_time.')
  const named = { topic, type, start_time, duration, timezone, agenda }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** Zoom leaves out the milliseconds. */
const toZoomTime = (text: string | undefined) =>
  (text ? new Date(text) : new Date()).toISOString().replace(/\.\d{3}Z$/, 'Z')
