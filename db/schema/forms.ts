import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Answer, Option, QuestionValidation } from '@/lib/shared/forms/question'
import type { QuestionSettings } from '@/lib/shared/forms/question-settings'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { RESPONSE_STATUSES } from '@/lib/shared/forms/response-status'
import type { RuleAction, RuleCondition } from '@/lib/shared/forms/rule'
import { ACTIONS, CONDITIONS, MATCHES } from '@/lib/shared/forms/rule-words'
import type { QuestionTextName, Translations } from '@/lib/shared/text/translations'
import { createdAt, id, instant, oneOf } from './columns'
import { timeSlotBookings } from './time-slot-pages'
import { forms } from './visitor-pages'

export const formQuestions = pgTable(
  'form_questions',
  {
    id: id(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    questionType: text('question_type', { enum: QUESTION_TYPES }).notNull(),
    question: text('question').notNull(),
    description: text('description').notNull().default(''),
    isRequired: boolean('is_required').notNull().default(true),
    options: jsonb('options').$type<Option[]>().notNull().default([]),
    settings: jsonb('settings').$type<QuestionSettings>().notNull().default({}),
    validation: jsonb('validation').$type<QuestionValidation>().notNull().default({}),
    translations: jsonb('translations').$type<Translations<QuestionTextName>>().notNull().default({}),
    order: integer('order').notNull(),
    /** Its name in a configuration file, unique in its form; null until the first one is read. */
    key: text('key'),
  },
  (table) => [
    index('form_questions_form_id_index').on(table.formId),
    check('form_questions_question_type', oneOf(table.questionType, QUESTION_TYPES)),
  ],
)

/** A rule has one condition and one action in columns of their own, as the release before reads them, or lists of them in JSON. */
export const formLogicRules = pgTable(
  'form_logic_rules',
  {
    id: id(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    sourceQuestionId: uuid('source_question_id').references(() => formQuestions.id, { onDelete: 'cascade' }),
    condition: text('condition', { enum: CONDITIONS }),
    value: text('value'),
    actionType: text('action_type', { enum: ACTIONS }),
    targetQuestionId: uuid('target_question_id').references(() => formQuestions.id, { onDelete: 'cascade' }),
    message: text('message'),
    redirectUrl: text('redirect_url'),
    match: text('match', { enum: MATCHES }),
    conditions: jsonb('conditions').$type<RuleCondition[]>(),
    actions: jsonb('actions').$type<RuleAction[]>(),
    /** Rules run in this order. */
    order: integer('order').notNull(),
  },
  (table) => [
    index('form_logic_rules_form_id_index').on(table.formId),
    index('form_logic_rules_source_index').on(table.sourceQuestionId),
    index('form_logic_rules_target_index').on(table.targetQuestionId),
    check('form_logic_rules_condition', oneOf(table.condition, CONDITIONS)),
    check('form_logic_rules_action_type', oneOf(table.actionType, ACTIONS)),
    check('form_logic_rules_match', oneOf(table.match, MATCHES)),
    check(
      'form_logic_rules_shape',
      sql`case when ${table.conditions} is null
        then num_nulls(${table.sourceQuestionId}, ${table.condition}, ${table.value}, ${table.actionType}) = 0
        else num_nulls(${table.match}, ${table.actions}) = 0 and ${table.sourceQuestionId} is null end`,
    ),
  ],
)

/** A question as it was when a response was given under it. */
export type QuestionSnapshot = {
  id: string
  title: string
  type: QuestionType
  required: boolean
  order: number
  options: { value: string; label: string }[]
  settings?: QuestionSettings | undefined
}

/** Versions of a form's questions, as responses answered them: one row per version, identified by its SHA-256. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    questions: jsonb('questions').$type<QuestionSnapshot[]>().notNull(),
    /** First response since the form's last change; orders the versions of a form. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.hash] })],
)

export const formResponses = pgTable(
  'form_responses',
  {
    id: id(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    respondentName: text('respondent_name'),
    respondentEmail: text('respondent_email'),
    responses: jsonb('responses').$type<Record<string, Answer>>().notNull(),
    /** The version of the form that was answered. */
    versionHash: text('version_hash'),
    /** Probably sent by a program: listed separately, and not counted. */
    isSpam: boolean('is_spam').notNull().default(false),
    /** It lacked what the form's own page always sends. */
    byProgram: boolean('by_program').notNull().default(false),
    /** The status says if the owner has dealt with it; the note is the owner's own. */
    status: text('status', { enum: RESPONSE_STATUSES }).notNull().default('new'),
    note: text('note').notNull().default(''),
    /** When its owner last changed its status or its note, or decided whether it is spam, or a booking followed it. Its answers never change. */
    markedAt: instant('marked_at'),
    /** The booking that was made with these answers, or after them by the link at their end. */
    bookingId: uuid('booking_id').references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    /** The booking whose follow-up asked for these answers. */
    followUpOf: uuid('follow_up_of').references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('form_responses_form_id_created_at_index').on(table.formId, table.createdAt),
    index('form_responses_marked_at_index').on(table.formId, table.markedAt).where(sql`${table.markedAt} is not null`),
    // Counts responses without reading the rows.
    index('form_responses_version_index').on(table.formId, table.versionHash, table.isSpam),
    index('form_responses_status_index').on(table.formId, table.isSpam, table.status),
    check('form_responses_status', oneOf(table.status, RESPONSE_STATUSES)),
    index('form_responses_booking_index').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('form_responses_follow_up_index').on(table.followUpOf).where(sql`${table.followUpOf} is not null`),
    foreignKey({
      name: 'form_responses_version',
      columns: [table.formId, table.versionHash],
      foreignColumns: [formVersions.formId, formVersions.hash],
    }).onDelete('cascade'),
  ],
)
