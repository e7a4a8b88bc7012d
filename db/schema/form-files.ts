import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { FILE_STATES } from '@/lib/shared/forms/files'
import { createdAt, id, instant, oneOf } from './columns'
import { formResponses } from './forms'
import { forms } from './visitor-pages'

/**
 * Files that visitors sent. A row outlives its form and its response, without naming them any more, until the object that it
 * leads to is deleted.
 */
export const formFiles = pgTable(
  'form_files',
  {
    id: id(),
    formId: uuid('form_id').references(() => forms.id, { onDelete: 'set null' }),
    /** Responses keep their answers to a question that is deleted. */
    questionId: uuid('question_id').notNull(),
    responseId: uuid('response_id').references(() => formResponses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** The name of its object in the storage. */
    key: text('key').notNull(),
    state: text('state', { enum: FILE_STATES }).notNull(),
    /** When a response named it. Set without a response: that is deleted. */
    claimedAt: instant('claimed_at'),
    /** A signature over the network that sent it, until a response names it. */
    network: text('network'),
    createdAt: createdAt(),
  },
  (table) => [
    index('form_files_form_id_index').on(table.formId),
    index('form_files_response_id_index').on(table.responseId),
    index('form_files_loose_index').on(table.createdAt).where(sql`${table.responseId} is null`),
    index('form_files_unclaimed_index').on(table.formId).where(sql`${table.responseId} is null`),
    index('form_files_network_index').on(table.network).where(sql`${table.responseId} is null`),
    check('form_files_state', oneOf(table.state, FILE_STATES)),
  ],
)
