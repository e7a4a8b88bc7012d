import type { QuestionType } from '../forms/question-types'

/** Tools that an owner can bring an account from, in the order of the screen. The last two are files of any tool. */
export const ARRIVAL_SOURCES = ['calcom', 'calendly', 'typeform', 'google_forms', 'csv', 'ics'] as const
export type ArrivalSource = (typeof ARRIVAL_SOURCES)[number]

/** Those that can be read with a token. */
export const READABLE_SOURCES = ['calcom', 'calendly', 'typeform'] as const satisfies ArrivalSource[]
export type ReadableSource = (typeof READABLE_SOURCES)[number]

/** What has become of a field or a thing of the source. */
export const OUTCOMES = ['taken', 'changed', 'left_out'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Why something was changed or left out. */
export const OUTCOME_REASONS = [
  'no_counterpart',
  'unknown_field',
  'secret',
  'payment',
  'team',
  'media',
  'score',
  'logic',
  'too_many',
  'too_old',
  'superseded',
  'no_attendee',
  'invalid',
  'changed_here',
  'empty',
] as const
export type OutcomeReason = (typeof OUTCOME_REASONS)[number]

/** Things that a report names with what they became. */
export const ARRIVED_PARTS = ['pages', 'forms', 'time-off', 'bookings', 'meetings', 'responses'] as const

/** Reports are kept for so many days. */
export const ARRIVAL_DAYS = 90

/** Fields of a response that a column of a table can fill, and the word for nowhere. */
export const COLUMN_FIELDS = ['respondentName', 'respondentEmail', 'createdAt', 'skip'] as const

/** Types of questions whose answers can be read from a cell, in the order of the screen. */
export const CELL_QUESTION_TYPES = [
  'text',
  'paragraph',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'time',
  'select',
  'multiselect',
  'yes_no',
  'rating',
  'scale',
] as const satisfies QuestionType[]
