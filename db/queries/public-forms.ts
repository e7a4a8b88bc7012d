import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { QuestionSnapshot } from '../schema'
import type { QuestionRow } from './form-questions'
import type { RuleRow } from './form-rules'
import type { RememberedResponse } from './idempotency-keys'
import { prepareStatement } from './prepared'

/** What visitors' calls need of a form. */
export type PublicFormRow = {
  id: string
  title: string
  description: string
  theme: { accent?: string }
  questions: Omit<QuestionRow, 'formId'>[]
  rules: Omit<RuleRow, 'formId' | 'order'>[]
}
export type FormToSubmit = PublicFormRow & { remembered: RememberedResponse | null }

const REMEMBERED = sql`, (
    select json_build_object('requestHash', k.request_hash, 'response', k.response,
      'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
    from idempotency_keys k where k.scope = 'form:' || f.id and k.key = ${sql.placeholder('idempotencyKey')}
  ) as "remembered"`

const selectFacts = prepareStatement<PublicFormRow>(selectForm(sql``))
const selectToSubmit = prepareStatement<FormToSubmit>(selectForm(REMEMBERED))

/** A published form. */
export async function findPublicForm(db: Database, slug: string): Promise<PublicFormRow | null> {
  const [row] = await selectFacts(db, { slug })
  return row ?? null
}

/** The same, with what an idempotency key was answered before: one round trip. */
export async function findFormToSubmit(
  db: Database,
  slug: string,
  idempotencyKey: string | null,
): Promise<FormToSubmit | null> {
  const [row] = await selectToSubmit(db, { slug, idempotencyKey })
  return row ?? null
}

function selectForm(more: SQL): SQL {
  return sql`
    select f.id, f.title, f.description, f.theme,
      coalesce((
        select json_agg(json_build_object('id', q.id, 'questionType', q.question_type, 'question', q.question,
          'description', q.description, 'isRequired', q.is_required, 'options', q.options, 'order', q."order")
          order by q."order", q.id)
        from form_questions q where q.form_id = f.id
      ), '[]'::json) as "questions",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'sourceQuestionId', r.source_question_id,
          'condition', r.condition, 'value', r.value, 'actionType', r.action_type,
          'targetQuestionId', r.target_question_id, 'message', r.message, 'redirectUrl', r.redirect_url)
          order by r."order", r.id)
        from form_logic_rules r where r.form_id = f.id
      ), '[]'::json) as "rules"
      ${more}
    from forms f where f.slug = ${sql.placeholder('slug')} and f.is_published`
}

export type NewResponse = {
  id: string
  formId: string
  respondentName: string | null
  respondentEmail: string | null
  responses: Record<string, unknown>
  isSpam: boolean
  version: { hash: string; questions: QuestionSnapshot[] }
  remember: { key: string; requestHash: string; response: object } | null
  now: Date
}

/**
 * Writes a response, the questions it was given under and the answer to remember: one statement, all or nothing. Nothing,
 * and false, when the form is no longer published or another request has used the key; one that is still under way is
 * waited for. The form is held against being deleted meanwhile.
 */
export async function insertResponse(db: Database, { version, remember, now, ...row }: NewResponse): Promise<boolean> {
  const rows = await (remember ? insertRemembered : insertPlain)(db, {
    ...row,
    responses: JSON.stringify(row.responses),
    hash: version.hash,
    questions: JSON.stringify(version.questions),
    now: now.toISOString(),
    key: remember?.key,
    requestHash: remember?.requestHash,
    response: remember && JSON.stringify(remember.response),
  })
  return rows.length === 1
}

const insertPlain = prepareStatement(insertStatement(false))
const insertRemembered = prepareStatement(insertStatement(true))

function insertStatement(isRemembered: boolean): SQL {
  const the = sql.placeholder
  const now = sql`${the('now')}::timestamptz`
  const remembered = sql`, remembered as (
      insert into idempotency_keys (scope, key, request_hash, response, created_at)
      select 'form:' || id, ${the('key')}, ${the('requestHash')}, ${the('response')}::jsonb, ${now} from form
      on conflict do nothing
      returning key
    )`
  return sql`
    with form as (
      select id from forms where id = ${the('formId')}::uuid and is_published for key share
    )${isRemembered ? remembered : sql``}, response as (
      insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, is_spam, created_at)
      select ${the('id')}::uuid, form.id, ${the('respondentName')}, ${the('respondentEmail')},
        ${the('responses')}::jsonb, ${the('hash')}, ${the('isSpam')}::boolean, ${now}
      from form ${isRemembered ? sql`, remembered` : sql``}
      returning id, form_id
    ), version as (
      insert into form_versions (form_id, hash, questions)
      select form_id, ${the('hash')}, ${the('questions')}::jsonb from response
      on conflict do nothing
    )
    select id from response`
}
