import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Option } from '@/lib/vocabulary/forms/question'
import { QUESTION_TYPES, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import { ACTIONS, CONDITIONS } from '@/lib/vocabulary/forms/rule-words'
import type { QuestionTextName, Translations } from '@/lib/vocabulary/text/translations'
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

export const formLogicRules = pgTable(
  'form_logic_rules',
  {
    id: id(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    sourceQuestionId: uuid('source_question_id')
      .notNull()
      .references(() => formQuestions.id, { onDelete: 'cascade' }),
    condition: text('condition', { enum: CONDITIONS }).notNull(),
    value: text('value').notNull(),
    actionType: text('action_type', { enum: ACTIONS }).notNull(),
    targetQuestionId: uuid('target_question_id').references(() => formQuestions.id, { onDelete: 'cascade' }),
    message: text('message'),
    redirectUrl: text('redirect_url'),
    /** Rules run in this order. */
    order: integer('order').notNull(),
  },
  (table) => [
    index('form_logic_rules_form_id_index').on(table.formId),
    index('form_logic_rules_source_index').on(table.sourceQuestionId),
    index('form_logic_rules_target_index').on(table.targetQuestionId),
    check('form_logic_rules_condition', oneOf(table.condition, CONDITIONS)),
    check('form_logic_rules_action_type', oneOf(table.actionType, ACTIONS)),
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
    responses: jsonb('responses').$type<Record<string, string | number | string[]>>().notNull(),
    /** The version of the form that was answered. */
    versionHash: text('version_hash'),
    /** Probably sent by a program: listed separately, and not counted. */
    isSpam: boolean('is_spam').notNull().default(false),
    /** When its owner last decided whether it is spam. Nothing else of a response changes. */
    markedAt: instant('marked_at'),
    /** The booking that was made with these answers. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    /** The booking whose follow-up asked for these answers. */
    followUpOf: uuid('follow_up_of').references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('form_responses_form_id_created_at_index').on(table.formId, table.createdAt),
    index('form_responses_marked_at_index').on(table.formId, table.markedAt).where(sql`${table.markedAt} is not null`),
    // Counts responses without reading the rows.
    index('form_responses_version_index').on(table.formId, table.versionHash, table.isSpam),
    index('form_responses_form_id_is_spam_index').on(table.formId, table.isSpam),
    index('form_responses_follow_up_index').on(table.followUpOf).where(sql`${table.followUpOf} is not null`),
    foreignKey({
      name: 'form_responses_version',
      columns: [table.formId, table.versionHash],
      foreignColumns: [formVersions.formId, formVersions.hash],
    }).onDelete('cascade'),
  ],
)
