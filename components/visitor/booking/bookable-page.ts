import type { AskedForm } from '@/lib/forms/form'
import type { LabelledDate } from '@/lib/meetings/visitor/slot-calendar'
import type { Brand } from '@/lib/shared/brand'
import type { PageWordName, TextLanguages } from '@/lib/shared/text/translations'

/** The facts of a page that choosing and booking a time needs. */
export type BookablePage = {
  slug: string
  title: string
  /** In minutes: the preset one, or the one that was chosen. */
  duration: number
  /** All that may be chosen, ascending. */
  durations: number[]
  location: string
  customLocation: string | null
  timezone: string
  /** True where visitors see the page's zone only. */
  lockTimezone: boolean
  /** The language of each text that is not in that of the screen. */
  lang?: TextLanguages<PageWordName>
  /** The form to answer while booking, if the page has one. */
  form?: AskedForm
}

/** The same with its host. */
export type HostedPage = BookablePage & {
  /** Closed dates that say why. */
  dates: LabelledDate[]
  ownerName: string
  /** Set where the owner approves each booking. */
  approval?: 'always'
  /** The username of the owner's public profile, if the page is on it. */
  profile?: string
  /** No weekly hours: only single dates can have times. */
  hasNoHours?: true
  /** The owner's look, if they have set one. */
  brand?: Brand
  /** The key in the link that led to a secret page. */
  k?: string
  /** The same as a part of a query: `&k=…`, with the chosen host. */
  more?: string | undefined
  /** The most guests that the attendee may bring. */
  maxGuests?: number
  /** True where the attendee's address is checked by a code. */
  requireEmailCheck?: true
  /** True where guests can ask for times that are not offered. */
  acceptsOtherTimes?: true
  /** Where visitors choose their host: those who can be chosen. */
  hosts?: { id: string; name: string }[]
  /** The id of the chosen one. */
  host?: string | undefined
}

/** The duration to name when a time is booked or read: none where there is no choice. */
export function askedDurationOf({ duration, durations }: Pick<BookablePage, 'duration' | 'durations'>) {
  return durations.length > 1 ? duration : undefined
}

/** To spread into a page: whether it has weekly hours at all. */
export function weeklyHoursOf({ availabilities }: { availabilities: readonly unknown[] }): { hasNoHours?: true } {
  return availabilities.length === 0 ? { hasNoHours: true } : {}
}
