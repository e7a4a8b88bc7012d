import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import {
  ALIGNMENTS,
  type BookingLimit,
  type BookingWindow,
  type DateHours,
  DEFAULT_BUFFER_MINUTES,
  LIMIT_PERIODS,
  MAX_BUFFER_MINUTES,
  MAX_NOTICE_MINUTES,
} from '@/lib/scheduling/vocabulary'
import {
  APPROVALS,
  DEFAULT_APPROVAL_HOURS,
  type FollowUp,
  type MailTexts,
  type MailWords,
  type Reminder,
  VISIBILITIES,
} from '@/lib/shared/booking-rules'
import { PAGE_LOCATIONS } from '@/lib/shared/calendars/locations'
import { type Ending, NO_RESPONDENT_MAIL, type RespondentMail } from '@/lib/shared/forms/endings'
import { FORM_NOTICES } from '@/lib/shared/forms/form-notices'
import { MOVE_HOSTS, type StoredHostGroup } from '@/lib/shared/hosts'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '@/lib/shared/retention'
import type { FormTextName, PageTextName, Translations } from '@/lib/shared/text/translations'
import { between, createdAt, id, instant, oneOf, updatedAt } from './columns'
import { users } from './users'

/** Pages and forms in one file, because each may reference the other. */
export const timeSlotPages = pgTable(
  'time_slot_pages',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The language of its title and description; null for its owner's. */
    textLanguage: text('text_language', { enum: LANGUAGE_CODES }),
    translations: jsonb('translations').$type<Translations<PageTextName>>().notNull().default({}),
    /** The preset length of a slot, in minutes as all lengths here. */
    duration: integer('duration').notNull().default(30),
    /** All lengths that visitors may choose from, ascending; null when there is only the preset. */
    durations: jsonb('durations').$type<number[]>(),
    /** Between starts; null for the shortest duration. */
    step: integer('step'),
    align: text('align', { enum: ALIGNMENTS }).notNull().default('window'),
    bufferBefore: integer('buffer_before').notNull().default(DEFAULT_BUFFER_MINUTES),
    bufferAfter: integer('buffer_after').notNull().default(DEFAULT_BUFFER_MINUTES),
    minimumNotice: integer('minimum_notice').notNull().default(0),
    bookingWindow: jsonb('booking_window').$type<BookingWindow>(),
    limits: jsonb('limits').$type<BookingLimit[]>().notNull().default([]),
    /** Dates with hours of their own. */
    dates: jsonb('dates').$type<DateHours[]>().notNull().default([]),
    lockTimezone: boolean('lock_timezone').notNull().default(false),
    /** Minutes before the start until which an attendee can cancel or move; a booking keeps those it was made under. */
    cancelNotice: integer('cancel_notice').notNull().default(0),
    moveNotice: integer('move_notice').notNull().default(0),
    maxMoves: integer('max_moves'),
    approval: text('approval', { enum: APPROVALS }).notNull().default('off'),
    approvalHours: integer('approval_hours').notNull().default(DEFAULT_APPROVAL_HOURS),
    reminders: jsonb('reminders').$type<Reminder[]>().notNull().default([]),
    followUp: jsonb('follow_up').$type<FollowUp>(),
    maxGuests: integer('max_guests').notNull().default(0),
    requireEmailCheck: boolean('require_email_check').notNull().default(false),
    /** Visitors can ask for times that it does not offer. */
    acceptsOtherTimes: boolean('accepts_other_times').notNull().default(false),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('public'),
    mailTexts: jsonb('mail_texts').$type<MailTexts>().notNull().default({}),
    /** Beside them: subjects, texts of the other mails, and both in other languages. */
    mailWords: jsonb('mail_words').$type<MailWords>().notNull().default({}),
    /** Counts the changes that bear on its booking counts: a booking is written only by the rules it was checked against. */
    rulesVersion: integer('rules_version').notNull().default(0),
    location: text('location', { enum: PAGE_LOCATIONS }).notNull().default('custom'),
    locationData: jsonb('location_data')
      .$type<{ customLocation?: string; linkPattern?: string }>()
      .notNull()
      .default({}),
    timezone: text('timezone').notNull().default('UTC'),
    conflictCheckCalendars: jsonb('conflict_check_calendars').$type<string[]>().notNull().default([]),
    targetCalendars: jsonb('target_calendars').$type<string[]>().notNull().default([]),
    /** The form whose questions a visitor answers while booking. */
    formId: uuid('form_id').references((): AnyPgColumn => forms.id, { onDelete: 'set null' }),
    isActive: boolean('is_active').notNull().default(true),
    /** Days after the end of a booking at which its people are forgotten; null for never. */
    retentionDays: integer('retention_days'),
    /** Lists it on its owner's profile while it is active. */
    showOnProfile: boolean('show_on_profile').notNull().default(false),
    /** Groups of hosts of a team's page, all of which a booking needs; who is in them is in `page_hosts`. */
    hostGroups: jsonb('host_groups').$type<StoredHostGroup[]>().notNull().default([]),
    moveHosts: text('move_hosts', { enum: MOVE_HOSTS }).notNull().default('same'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('time_slot_pages_user_id_index').on(table.userId),
    index('time_slot_pages_form_id_index').on(table.formId),
    check('time_slot_pages_duration', between(table.duration, 1, MAX_DURATION_MINUTES)),
    check('time_slot_pages_location', oneOf(table.location, PAGE_LOCATIONS)),
    check('time_slot_pages_align', oneOf(table.align, ALIGNMENTS)),
    check('time_slot_pages_move_hosts', oneOf(table.moveHosts, MOVE_HOSTS)),
    check('time_slot_pages_step', between(table.step, 1, MAX_DURATION_MINUTES)),
    check('time_slot_pages_buffer_before', between(table.bufferBefore, 0, MAX_BUFFER_MINUTES)),
    check('time_slot_pages_buffer_after', between(table.bufferAfter, 0, MAX_BUFFER_MINUTES)),
    check('time_slot_pages_minimum_notice', between(table.minimumNotice, 0, MAX_NOTICE_MINUTES)),
    check('time_slot_pages_approval', oneOf(table.approval, APPROVALS)),
    check('time_slot_pages_visibility', oneOf(table.visibility, VISIBILITIES)),
    check('time_slot_pages_retention_days', between(table.retentionDays, MIN_RETENTION_DAYS, MAX_RETENTION_DAYS)),
    index('time_slot_pages_retention_index').on(table.id).where(sql`${table.retentionDays} is not null`),
  ],
)

/**
 * Bookings of a page with limits that start in a day, week or month, which is named by its first date in the page's zone.
 * A booking counts in the statement that writes it; the check constraint refuses one too many, whatever races.
 */
export const pageBookingCounts = pgTable(
  'page_booking_counts',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    per: text('per', { enum: LIMIT_PERIODS }).notNull(),
    firstDate: date('first_date').notNull(),
    used: integer('used').notNull(),
    /** The limit when a booking was last counted. */
    allowed: integer('allowed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.per, table.firstDate] }),
    check('page_booking_counts_per', oneOf(table.per, LIMIT_PERIODS)),
    check('page_booking_counts_used', sql`${table.used} between 0 and ${table.allowed}`),
  ],
)

export const forms = pgTable(
  'forms',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The language of its texts and of its questions; null for its owner's. */
    textLanguage: text('text_language', { enum: LANGUAGE_CODES }),
    translations: jsonb('translations').$type<Translations<FormTextName>>().notNull().default({}),
    slug: text('slug').notNull().unique(),
    isPublished: boolean('is_published').notNull().default(false),
    theme: jsonb('theme').$type<{ accent?: string }>().notNull().default({}),
    /** From then on nobody can answer it. */
    closesAt: instant('closes_at'),
    /** The form is full after this many responses, without spam. */
    maxResponses: integer('max_responses'),
    /** Responses that count against the maximum, maintained by triggers (decision 13); meaningless without one. */
    taken: integer('taken').notNull().default(0),
    /** The text that visitors see on a closed form; empty for the default text. */
    closedText: text('closed_text').notNull().default(''),
    /** The text that visitors see after answering; empty for the default text. */
    thanksText: text('thanks_text').notNull().default(''),
    /** The text on the button that submits the form; empty for the default text. */
    submitLabel: text('submit_label').notNull().default(''),
    /** The first is the preset; none for the thank-you page of the product. */
    endings: jsonb('endings').$type<Ending[]>().notNull().default([]),
    respondentMail: jsonb('respondent_mail').$type<RespondentMail>().notNull().default(NO_RESPONDENT_MAIL),
    /** When the owner gets an email: never, after each response, or one a day for all of them. */
    notify: text('notify', { enum: FORM_NOTICES }).notNull().default('off'),
    /** False until somebody has set `notify`. */
    noticesChosen: boolean('notices_chosen').notNull().default(false),
    /** Responses before this instant were reported in a daily email. */
    digestSentAt: instant('digest_sent_at'),
    /**
     * Next check for a daily email, null for at once; claiming it postpones this, so that no other process takes it.
     */
    digestDueAt: instant('digest_due_at'),
    /** The booking page on which a visitor chooses a time after answering. */
    nextPageId: uuid('next_page_id').references(() => timeSlotPages.id, { onDelete: 'set null' }),
    /** What programs send without a key of the owner's counts as spam. */
    ownPageOnly: boolean('own_page_only').notNull().default(false),
    /** Days after which a response is deleted; null for never. */
    retentionDays: integer('retention_days'),
    /** Lists it on its owner's profile while it is published. */
    showOnProfile: boolean('show_on_profile').notNull().default(false),
    /** Set when the form was found open, and unset by the event that tells webhooks that it has closed. */
    seenOpen: boolean('seen_open').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forms_user_id_index').on(table.userId),
    index('forms_next_page_id_index').on(table.nextPageId),
    index('forms_digest_due_index')
      .on(sql`coalesce(${table.digestDueAt}, '-infinity'::timestamptz)`)
      .where(sql`${table.notify} = 'daily'`),
    index('forms_seen_open_index').on(table.closesAt).where(sql`${table.seenOpen}`),
    // Both hold only what waits for the next look: a form that is full counts by `taken`, which a limited form alone changes.
    index('forms_opened_index')
      .on(table.closesAt)
      .where(
        sql`${table.isPublished} and not ${table.seenOpen} and not coalesce(${table.taken} >= ${table.maxResponses}, false)`,
      ),
    index('forms_shut_index')
      .on(table.id)
      .where(
        sql`${table.seenOpen} and (not ${table.isPublished} or coalesce(${table.taken} >= ${table.maxResponses}, false))`,
      ),
    check('forms_max_responses', sql`${table.maxResponses} >= 1`),
    check('forms_notify', oneOf(table.notify, FORM_NOTICES)),
    check('forms_retention_days', between(table.retentionDays, MIN_RETENTION_DAYS, MAX_RETENTION_DAYS)),
    index('forms_retention_index').on(table.id).where(sql`${table.retentionDays} is not null`),
  ],
)
