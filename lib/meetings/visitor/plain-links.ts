import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { askedDuration } from './asked-duration'
import { readPrefilled } from './attendee-fields'

/** The choices of a visitor without scripts, which every link and form hands on. */
export type PlainChoices = {
  slug: string
  /** Set while a booking is moved: its times have addresses of their own. */
  token?: string
  /** In minutes. */
  duration: number
  timezone: string
  /** As the link that led here gave them; empty without. */
  name: string
  email: string
  /** The key in the link that led to a secret page. */
  k?: string
  /** The token of the response whose form led here. */
  response?: string
  /** The id of the host who was chosen. */
  host?: string
  /** Answers to the page's questions, as parameters of the link that led here. */
  answers?: [string, string][]
}

/** The choices that are in each address and in no field. */
export type AddressChoices = Pick<PlainChoices, 'k' | 'response' | 'host' | 'answers'>

type Page = { slug: string; duration: number; durations: readonly number[]; timezone: string; lockTimezone: boolean }

/** Reads the choices from a query or from a form's fields; `inAddress` are in the address of each. A duration that the page does not offer means its preset. */
export function readChoices(params: URLSearchParams, page: Page, inAddress: AddressChoices): PlainChoices {
  const { slug, timezone, lockTimezone } = page
  const zone = params.get('timezone') ?? ''
  const { attendeeName, attendeeEmail } = readPrefilled(params.toString())
  return {
    slug,
    duration: askedDuration(page, params.toString()) ?? page.duration,
    timezone: isTimezone(zone) && !lockTimezone ? zone : timezone,
    name: attendeeName,
    email: attendeeEmail,
    ...inAddress,
  }
}

/** The days, and the times of `date`. */
export function timesPath(choices: PlainChoices, date?: CalendarDate | null): string {
  return `${timesAction(choices)}?${toQuery(choices, date ?? null)}`
}

/** The same without a choice. */
export function timesAction({ slug, token }: Pick<PlainChoices, 'slug' | 'token'>): string {
  return `${token ? bookingPath(token) : `/${slug}`}/times`
}

/** The booking at its attendee's. */
export function bookingPath(token: string, news?: 'moved' | 'cancelled'): string {
  return `/b/${token}${news ? `?news=${news}` : ''}`
}

/** The form that books the time `start`, an ISO instant, or moves a booking there. */
export function startPath(choices: PlainChoices, start: string): string {
  return `${timeAddress(choices, start)}?${toQuery(choices, null)}`
}

/** The address that this form is sent to. */
export function startAction(choices: Pick<PlainChoices, 'slug' | 'token'> & AddressChoices, start: string): string {
  const query = toAddressQuery(choices)
  return `${timeAddress(choices, start)}${query.size > 0 ? `?${query}` : ''}`
}

function toAddressQuery({ k, response, host, answers = [] }: AddressChoices): URLSearchParams {
  const own = { ...(k && { k }), ...(response && { [RESPONSE_PARAM]: response }), ...(host && { host }) }
  return new URLSearchParams([...Object.entries(own), ...answers.filter(([parameter]) => !(parameter in own))])
}

function timeAddress(choices: Pick<PlainChoices, 'slug' | 'token'>, start: string): string {
  return `${timesAction(choices)}/${encodeURIComponent(start)}`
}

function toQuery(choices: PlainChoices, date: CalendarDate | null): URLSearchParams {
  const { token, duration, timezone, name, email } = choices
  const own = {
    ...(date && { date }),
    timezone,
    ...(!token && { duration: String(duration) }),
    ...(name && { name }),
    ...(email && { email }),
  }
  const inAddress = [...toAddressQuery(choices)].filter(([parameter]) => !(parameter in own))
  return new URLSearchParams([...Object.entries(own), ...inAddress])
}
