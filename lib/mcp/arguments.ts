import { z } from 'zod'
import { MAX_ANSWER_CONDITIONS } from '@/lib/forms/answers/answer-conditions'
import { duration as durationRule } from '@/lib/pages/rules-schema'
import { OPERATORS } from '@/lib/shared/forms/rule-words'
import { MAX_LINE } from '@/lib/shared/text/text'
import { calendarDate, instant } from '@/lib/time/instant'
import { timezone as timezoneRule } from '@/lib/time/timezone'

/** Arguments that several tools take, with the words that an agent reads. */

export const INSTANT_EXAMPLE = '2027-03-01T09:00:00+01:00'
export const TIMEZONE_EXAMPLE = 'Europe/Berlin'
export const DATE_EXAMPLE = '2027-03-01'

const name = () => z.string().min(1).max(MAX_LINE)

export const page = name().describe('Slug or id of a booking page, as `list_pages` gives them.')
export const form = name().describe('Slug or id of a form, as `list_forms` gives them.')
export const meetingId = name().describe('The `id` of a meeting, as `list_meetings` and `book` give it.')

export const date = (description: string) => calendarDate().meta({ description, examples: [DATE_EXAMPLE] })

/** Checked here, and passed on as it was written to the schema of the API. */
export const instantText = (description: string) =>
  z.string().meta({ description: `${description} ISO 8601 with an offset.`, examples: [INSTANT_EXAMPLE] })

/** For an agent that keeps a copy; each list adds what counts as a change. */
export const updatedSince = (description: string) =>
  instantText(`Only what was created or changed then or later. ${description}`.trimEnd()).optional()

export const time = (description: string) =>
  instant().meta({ description: `${description} ISO 8601 with an offset.`, examples: [INSTANT_EXAMPLE] })

export const timezone = (description: string) =>
  timezoneRule().meta({ description: `${description} An IANA name.`, examples: [TIMEZONE_EXAMPLE] })

export const duration = durationRule.describe(
  "Length in minutes: one of the page's `durations`; its preset by default.",
)

export const idempotencyKey = z
  .string()
  .describe('A text of your choice, 1 to 200 visible ASCII characters: a repeated call with it gets the first answer.')

export const limit = (most: number, preset: number) =>
  z.int().min(1).max(most).default(preset).describe(`The most to return, 1 to ${most}.`)

export const after = z.string().max(MAX_LINE).describe('`nextAfter` of an earlier call, to go on from there.')

/** The cursor of the next page of a list. */
export const nextAfter = z.string().nullable().describe('Pass it as `after` for more; null at the end.')

/** As rules have conditions; all of them must hold. */
export const answersFilter = z
  .array(z.strictObject({ questionId: z.string(), operator: z.enum(OPERATORS), value: z.string().optional() }))
  .max(MAX_ANSWER_CONDITIONS)
  .optional()
  .describe('Only responses whose answers meet all of these conditions; value as an answer holds it.')
