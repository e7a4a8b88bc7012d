import type { z } from 'zod'
import type { ROWS } from '@/lib/portability/rows'
import type { Report } from '@/lib/shared/arrivals/api-shapes'
import type { ProviderId } from '@/lib/shared/calendars/providers'
import type { Question } from '@/lib/shared/forms/question'
import type { Part } from '@/lib/shared/portability'
import type { CsvPreview } from './api-shapes'
import type { ArrivalOptions } from './options-schema'

/** A file as it came. A converter knows what it is by its content, never by its name. */
/** `bytes` are UTF-8. */
export type ArrivedDocument = { name: string; bytes: Buffer }

/** A line of an export, as it is sent. */
export type Line<Name extends Part> = z.input<(typeof ROWS)[Name]>

/** The lines of an export by their lists. Each list is read once or twice; a generator keeps a long one out of the memory. */
export type Lines = { [Name in Part]?: Iterable<Line<Name>> | AsyncIterable<Line<Name>> }

/**
 * A booking that came in an earlier run, and is cancelled at the source now. `start`: as it was there, so that one that was moved
 * here is known; `isSuperseded`: a later booking takes its place.
 */
export type EndedBooking = { id: string; start: string; reason: string; isSuperseded: boolean }

export type Converted = {
  /** The account at the source, which all ids are made from. */
  account: string
  lines: Lines
  report: Report
  /** Providers that pages need: `google_meet` needs `google`. */
  connect: ProviderId[]
  ended: EndedBooking[]
  /** The id of a booking at the source, by its id here. */
  bookingRefs: ReadonlyMap<string, string>
  preview?: CsvPreview | undefined
}

/** A form that is here already. */
export type ArrivalForm = { id: string; title: string; questions: readonly Question[] }

export type ConvertContext = {
  now: Date
  /** The zone of the account here. */
  timezone: string
  /** Bookings that ended more days ago stay behind. */
  pastDays: number
  options: ArrivalOptions
  /** The form that `options.formId` names. */
  form: ArrivalForm | null
  /** Lets others have their turn. A converter calls it between pieces of 50 ms at most. */
  pause: () => Promise<void>
}

/** Documents in, lines and a report out: no clock, no database, no network. Throws 400 for documents that it cannot read. Reads them once. */
export type Converter = (documents: Iterable<ArrivedDocument>, context: ConvertContext) => Promise<Converted>
