import { z } from 'zod'
import { namedEndings } from '@/lib/forms/endings-schema'
import { areDrawable } from '@/lib/forms/form-limits'
import { settingsFor } from '@/lib/forms/question-parts-schema'
import { isRedirectUrl } from '@/lib/forms/rules/logic-rule'
import { rulesSchema } from '@/lib/forms/rules-schema'
import { updateFormSchema, updateQuestionSchema } from '@/lib/forms/schema'
import { validationFor } from '@/lib/forms/validation-schema'
import { MAX_LINK_USES, MAX_PAGE_LINKS } from '@/lib/pages/link-schema'
import { MAX_AVAILABILITIES, wallTime } from '@/lib/pages/rules-schema'
import { pageFields } from '@/lib/pages/schema'
import { TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { settingsSchema } from '@/lib/settings/schema'
import { historyEntryAnswer } from '@/lib/shared/api-shapes'
import { MAX_GUESTS } from '@/lib/shared/booking-rules'
import { locationDataAnswer } from '@/lib/shared/calendars/api-shapes'
import { lacksPattern } from '@/lib/shared/calendars/link-pattern'
import { MEETING_LOCATIONS } from '@/lib/shared/calendars/locations'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { answerAnswer } from '@/lib/shared/forms/api-shapes'
import { MAX_FILE_BYTES, MAX_FILE_NAME } from '@/lib/shared/forms/files'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { RESPONSE_STATUSES } from '@/lib/shared/forms/response-status'
import { MAX_RULES } from '@/lib/shared/forms/rule'
import { ACTIONS, CONDITIONS, MATCHES } from '@/lib/shared/forms/rule-words'
import {
  HOST_CHOICES,
  MAX_GROUPS,
  MAX_HOST_PRIORITY,
  MAX_HOST_WEIGHT,
  MAX_HOSTED_PER_DAY,
  MAX_HOSTS,
  MOVE_HOSTS,
} from '@/lib/shared/hosts'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { LINK_KINDS } from '@/lib/shared/portability'
import { retentionDays } from '@/lib/shared/retention-schema'
import { BOOKING_STATUSES, CANCELLERS, MEETING_STATUSES } from '@/lib/shared/statuses'
import { ROLES } from '@/lib/shared/team-roles'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, uuid } from '@/lib/shared/text/text'
import { TIME_OFF_KINDS } from '@/lib/shared/time-off'
import { calendarDate } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'

/**
 * The lines of an export. What an owner sets is judged as the API judges it: a page or a form of an import is one that could have
 * been made here. Years of 4 digits, as the database and the browser read them alike.
 */
const at = z.iso.datetime()
const text = (max: number) => z.string().max(max)
const count = z.int().min(0).max(1_000_000_000)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const address = z.string().refine(isEmailAddress)
/** Erased people leave an empty address. */
const addressOfPerson = z.literal('').or(address)

const timeOff = z.object({
  id: uuid(),
  fromDate: calendarDate(),
  toDate: calendarDate(),
  startTime: wallTime.nullable(),
  endTime: wallTime.nullable(),
  title: text(MAX_TITLE),
  publicLabel: text(MAX_TITLE),
  kind: z.enum(TIME_OFF_KINDS),
  isActive: z.boolean(),
  createdAt: at,
})

const { availabilities: _hours, conflictCheckCalendars: _read, targetCalendars: _written, ...setOfPage } = pageFields

/** A room has neither an address nor a role. */
const host = z.object({ name: text(MAX_LINE), email: address.nullable(), role: z.enum(ROLES).nullable() })
const from1 = (max: number) => z.int().min(1).max(max)

/** Who may hold bookings of a team's page. `group`: the place of their group. */
const hosting = z.object({
  groups: z
    .array(
      z.object({
        name: text(MAX_TITLE).min(1),
        need: z.union([z.literal('all'), from1(MAX_HOSTS)]),
        choose: z.enum(HOST_CHOICES),
      }),
    )
    .max(MAX_GROUPS),
  moveHosts: z.enum(MOVE_HOSTS),
  hosts: z
    .array(
      host.extend({
        group: z.int().min(0).max(MAX_GROUPS),
        weight: from1(MAX_HOST_WEIGHT),
        priority: from1(MAX_HOST_PRIORITY),
        maxPerDay: from1(MAX_HOSTED_PER_DAY).nullable(),
      }),
    )
    .max(MAX_HOSTS),
})

const page = z
  .object({
    ...setOfPage,
    id: uuid(),
    durations: pageFields.durations.nullable(),
    formId: uuid().nullable(),
    createdAt: at,
    updatedAt: at,
    availabilities: z
      .array(z.object({ id: uuid(), dayOfWeek: z.int().min(0).max(6), startTime: wallTime, endTime: wallTime }))
      .max(MAX_AVAILABILITIES),
    links: z
      .array(
        z.object({
          id: uuid(),
          maxUses: z.int().min(1).max(MAX_LINK_USES).nullable(),
          uses: count,
          expiresAt: at.nullable(),
          note: text(MAX_LINE),
          createdAt: at,
        }),
      )
      .max(MAX_PAGE_LINKS),
    /** Of a team. */
    hosting: hosting.optional(),
  })
  .refine((one) => !lacksPattern(one), { path: ['locationData', 'linkPattern'] })

const question = z
  .object({
    ...updateQuestionSchema.required().shape,
    id: uuid(),
    questionType: z.enum(QUESTION_TYPES),
    order: z.int(),
    key: text(64).nullable(),
  })
  .superRefine(({ questionType, settings, validation }, context) => {
    try {
      settingsFor(questionType, settings)
      validationFor(questionType, validation)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
    }
  })

const { conditions, actions } = rulesSchema.shape.rules.element.shape

const rule = z.object({
  id: uuid(),
  sourceQuestionId: uuid().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  value: text(MAX_LINE).nullable(),
  actionType: z.enum(ACTIONS).nullable(),
  targetQuestionId: uuid().nullable(),
  message: text(MAX_DESCRIPTION).nullable(),
  redirectUrl: text(MAX_LINE).refine(isRedirectUrl).nullable(),
  match: z.enum(MATCHES).nullable(),
  conditions: conditions.nullable(),
  actions: actions.nullable(),
  order: z.int(),
})

const asked = z.object({
  id: uuid(),
  title: text(MAX_LINE),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  order: z.int(),
  options: z.array(z.object({ value: text(3 * MAX_LINE), label: text(MAX_LINE) })).max(1000),
  settings: updateQuestionSchema.shape.settings.optional(),
})

/** The questions as responses answer them. */
export const formVersion = z.object({ hash, questions: z.array(asked).max(MAX_QUESTIONS), usedAt: at })

const form = z.object({
  ...updateFormSchema.required().shape,
  id: uuid(),
  slug: pageFields.slug,
  closesAt: at.nullable(),
  endings: namedEndings,
  /** Exports of a release that did not know them have none. */
  noticesChosen: z.boolean().default(false),
  ownPageOnly: z.boolean().default(false),
  createdAt: at,
  updatedAt: at,
  questions: z.array(question).max(MAX_QUESTIONS).refine(areDrawable),
  rules: z.array(rule).max(MAX_RULES),
  /** Judged by `formVersion`, one by one: there are as many as the line holds. */
  versions: z.array(z.custom<z.output<typeof formVersion>>()),
})

const booking = z.object({
  id: uuid(),
  pageId: uuid().nullable(),
  startTime: at,
  endTime: at,
  guardStart: at,
  guardEnd: at,
  occurrenceId: uuid(),
  attendeeName: text(MAX_LINE),
  attendeeEmail: addressOfPerson,
  attendeeTimezone: timezone(),
  attendeeTimeFormat: z.enum(TIME_FORMATS).nullable(),
  language: z.enum(LANGUAGE_CODES),
  status: z.enum(BOOKING_STATUSES),
  expiresAt: at.nullable(),
  cancelNotice: count,
  moveNotice: count,
  maxMoves: count.nullable(),
  reminders: pageFields.reminders,
  followUp: pageFields.followUp,
  moves: count,
  guests: z.array(address).max(MAX_GUESTS),
  isNoShow: z.boolean(),
  history: z.array(historyEntryAnswer).max(1000),
  cancelledAt: at.nullable(),
  cancelledBy: z.enum(CANCELLERS).nullable(),
  cancelReason: text(MAX_DESCRIPTION).nullable(),
  /** Not in a zip of before it was kept. */
  retentionDays: retentionDays.default(null),
  /** Missing in exports of earlier releases. */
  isImported: z.boolean().default(false),
  /** Of a team: who held it. */
  hosts: z
    .array(host.extend({ group: text(MAX_TITLE) }))
    .max(MAX_HOSTS)
    .optional(),
  createdAt: at,
})

const meeting = z.object({
  id: uuid(),
  bookingId: uuid().nullable(),
  title: text(2 * MAX_LINE),
  description: text(2 * MAX_DESCRIPTION),
  startTime: at,
  endTime: at,
  location: z.enum(MEETING_LOCATIONS),
  locationData: locationDataAnswer.extend({ icalUid: text(MAX_DESCRIPTION).optional() }),
  attendees: z.array(text(MAX_LINE)).max(1000),
  primarySource: z.enum(OWN_SOURCES),
  status: z.enum(MEETING_STATUSES),
  /** Missing in exports of earlier releases. */
  icalUid: text(MAX_LINE).nullable().default(null),
  icalSequence: count,
  createdAt: at,
  updatedAt: at,
})

const response = z.object({
  id: uuid(),
  formId: uuid(),
  respondentName: text(MAX_LINE).nullable(),
  respondentEmail: addressOfPerson.nullable(),
  responses: z.record(text(64), answerAnswer),
  versionHash: hash.nullable(),
  isSpam: z.boolean(),
  /** Exports of a release that did not note it have none. */
  byProgram: z.boolean().default(false),
  status: z.enum(RESPONSE_STATUSES),
  note: text(MAX_DESCRIPTION),
  markedAt: at.nullable(),
  bookingId: uuid().nullable(),
  followUpOf: uuid().nullable(),
  createdAt: at,
})

const file = z.object({
  id: uuid(),
  formId: uuid(),
  questionId: uuid(),
  responseId: uuid(),
  name: text(MAX_FILE_NAME).min(1),
  type: text(200),
  size: z.int().min(1).max(MAX_FILE_BYTES),
  claimedAt: at.nullable(),
  createdAt: at,
})

const link = z.object({ kind: z.enum(LINK_KINDS), targetId: uuid(), guest: address.nullable(), hash })

/** An import takes these over of the settings. */
const {
  username: _username,
  defaultCalendars: _defaultTargets,
  defaultConflictCalendars: _defaultConflicts,
  ...carriedSettings
} = settingsSchema.shape
const settings = z.object({ ...carriedSettings, language: carriedSettings.language.nullish() })

export const ROWS = {
  settings,
  'time-off': timeOff,
  forms: form,
  pages: page,
  bookings: booking,
  meetings: meeting,
  responses: response,
  files: file,
  links: link,
}

export type Row<Name extends keyof typeof ROWS> = z.output<(typeof ROWS)[Name]>
