import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import { forms, type QuestionSnapshot } from '@/db/schema'
import type { StoredBrand } from '@/lib/vocabulary/brand'
import type { Language } from '@/lib/vocabulary/languages'
import type { FormTextName, PageTextName, Translations } from '@/lib/vocabulary/text/translations'
import { BRAND_FIELDS, OWNER_NAME } from '../accounts/brand'
import type { RememberedResponse } from '../idempotency-keys'
import type { OutboxRow } from '../outbox/outbox'
import { prepareStatement } from '../prepared'
import { closedData } from '../webhooks/form-events'
import { followedUpFields, writtenResponseData } from '../webhooks/response-events'
import { HOOKED, writtenEvents } from '../webhooks/written-events'
import { questionsOf, rulesOf } from './form-content'
import type { QuestionRow } from './form-questions'
import type { RuleRow } from './form-rules'
import { writtenVersion } from './form-versions'

/** The columns of a form that visitors' requests need. */
export type PublicFormRow = {
  id: string
  title: string
  description: string
  mainLanguage: Language
  translations: Translations<FormTextName>
  theme: { accent?: string }
  /** Epoch milliseconds. */
  closesAt: number | null
  maxResponses: number | null
  closedText: string
  thanksText: string
  submitLabel: string
  /** Without spam; 0 if there is no maximum. */
  responseCount: number
  questions: Omit<QuestionRow, 'formId' | 'key'>[]
  rules: Omit<RuleRow, 'formId' | 'order'>[]
  /** The booking page that follows the form, while it is published and not secret. */
  nextPage: {
    slug: string
    title: string
    mainLanguage: Language
    translations: Translations<PageTextName>
  } | null
}
/** A form as it is shown, with its owner's look. */
export type ShownFormRow = PublicFormRow & { brand: StoredBrand & { name: string } }
/** `reader`: the person who gets an email for each response. */
export type FormToSubmit = PublicFormRow & {
  remembered: RememberedResponse | null
  reader: { id: string; email: string; timezone: string } | null
}

const REMEMBERED = sql`, (
    select json_build_object('requestHash', k.request_hash, 'response', k.response,
      'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
    from idempotency_keys k where k.scope = 'form:' || f.id and k.key = ${sql.placeholder('idempotencyKey')}
  ) as "remembered"`

const READER = sql`, case when f.notify = 'each' then (
    select json_build_object('id', u.id, 'email', u.email, 'timezone', coalesce(s.timezone, 'UTC'))
    from users u left join user_settings s on s.user_id = u.id where u.id = f.user_id
  ) end as "reader"`

const BRAND = sql`, json_build_object('name', ${OWNER_NAME}, ${BRAND_FIELDS}) as "brand"`

const selectFacts = prepareStatement<ShownFormRow>(selectForm(BRAND))
const selectToSubmit = prepareStatement<FormToSubmit>(selectForm(sql`${REMEMBERED}${READER}`))

/** Finds a published form, unless its owner's account is disabled. */
export async function findPublicForm(db: Database, slug: string): Promise<ShownFormRow | null> {
  const [row] = await selectFacts(db, { slug })
  return row ?? null
}

/** The slug of an owner's published form; null for any other. */
export async function findPublishedSlug(db: Database, ownerId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: forms.slug })
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.userId, ownerId), forms.isPublished))
  return row?.slug ?? null
}

/** The same, with the stored response of an idempotency key and the reader to notify, in one round trip. */
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
    select f.id, f.title, f.description, coalesce(f.text_language, s.language, 'en') as "mainLanguage",
      f.translations, f.theme, (extract(epoch from f.closes_at) * 1000)::float8 as "closesAt",
      f.max_responses as "maxResponses", f.closed_text as "closedText",
      f.thanks_text as "thanksText", f.submit_label as "submitLabel",
      case when f.max_responses is null then 0 else f.taken end as "responseCount",
      ${questionsOf(sql`f.id`)} as "questions", ${rulesOf(sql`f.id`)} as "rules",
      (
        select json_build_object('slug', n.slug, 'title', n.title,
          'mainLanguage', coalesce(n.text_language, s.language, 'en'), 'translations', n.translations)
        from time_slot_pages n
        where n.id = f.next_page_id and n.is_active and n.visibility = 'public'
      ) as "nextPage"
      ${more}
    from forms f join users u on u.id = f.user_id and u.disabled_at is null
    left join user_settings s on s.user_id = u.id
    where f.slug = ${sql.placeholder('slug')} and f.is_published`
}

export type NewResponse = {
  id: string
  formId: string
  respondentName: string | null
  respondentEmail: string | null
  responses: Record<string, unknown>
  isSpam: boolean
  /** The booking whose follow-up led here; it is stored if that follow-up names this form. */
  followUpOf: string | null
  version: { hash: string; questions: QuestionSnapshot[] }
  remember: { key: string; requestHash: string; response: object } | null
  /** The email to the owner, sent unless they have switched such emails off. */
  mail: OutboxRow | null
  /** True when the form had a maximum when it was read. */
  isLimited: boolean
  now: Date
}

/** `isFull`: it was the last one that the form had room for. `hooked`: webhooks that it queued. */
export type Inserted = { isFull: boolean; hooked: number }

/**
 * Writes a response, its version of the questions, the owner's email and the API response to store: one statement, all
 * or nothing. Null, and nothing written, when the form is no longer open, has got a maximum meanwhile, or another
 * request has used the key; it waits for one in progress. The form is locked against deletion; if it has a maximum, a
 * trigger counts the response.
 */
export async function insertResponse(db: Database, { isLimited, ...response }: NewResponse): Promise<Inserted | null> {
  const isFollowUp = response.followUpOf !== null
  const shape = { isRemembered: response.remember !== null, isTold: response.mail !== null, isFollowUp }
  const insert = statementFor({ isLimited, ...shape })
  const [row] = await insert(db, toValues(response))
  return row ?? null
}

function toValues({ version, remember, mail, now, ...row }: Omit<NewResponse, 'isLimited'>) {
  return {
    ...row,
    responses: JSON.stringify(row.responses),
    hash: version.hash,
    questions: JSON.stringify(version.questions),
    now: now.toISOString(),
    key: remember?.key,
    requestHash: remember?.requestHash,
    response: remember && JSON.stringify(remember.response),
    eventId: newId(),
    closingEventId: newId(),
    mailId: mail?.id,
    template: mail?.template,
    payload: mail?.payload,
    ends: mail?.expiresAt.toISOString(),
  }
}

type Shape = { isRemembered: boolean; isLimited: boolean; isTold: boolean; isFollowUp: boolean }
type Statement = ReturnType<typeof prepareStatement<Inserted>>
const statements = new Map<string, Statement>()

function statementFor(shape: Shape): Statement {
  const name = JSON.stringify(shape)
  const statement = statements.get(name) ?? prepareStatement<Inserted>(insertStatement(shape))
  statements.set(name, statement)
  return statement
}

function insertStatement({ isRemembered, isLimited, isTold, isFollowUp }: Shape): SQL {
  const the = sql.placeholder
  const now = sql`${the('now')}::timestamptz`
  /** Locks the form against every other submission: after the wait a statement reads the current count. */
  const limited = {
    isLast: sql`coalesce(f.taken + 1 >= f.max_responses and not ${the('isSpam')}::boolean, false)`,
    hasRoom: sql`(f.max_responses is null or f.taken < f.max_responses)`,
    hold: sql`for no key update of f`,
  }
  const unlimited = { isLast: sql`false`, hasRoom: sql`f.max_responses is null`, hold: sql`for key share of f` }
  const { isLast, hasRoom, hold } = isLimited ? limited : unlimited
  const remembered = sql`, remembered as (
      insert into idempotency_keys (scope, key, request_hash, response, created_at)
      select 'form:' || id, ${the('key')}, ${the('requestHash')}, ${the('response')}::jsonb, ${now} from form
      on conflict do nothing
      returning key
    )`
  /** Every process renders the page again, because the cached one says that the form is open. */
  const page = sql`, page as (
      insert into page_changes (slug) select 'form/' || form.slug from form, response where form.is_last
      on conflict (slug) do update set changed_at = now()
    )`
  /** The event below tells of it. */
  const closing = sql`, closing as (
      update forms f set seen_open = false from form, response where f.id = form.id and form.is_last
    )`
  const mail = sql`, mail as (
      insert into outbox (id, user_id, template, payload, next_attempt_at, expires_at, created_at)
      select ${the('mailId')}::uuid, form.user_id, ${the('template')}, ${the('payload')}, ${now},
        ${the('ends')}::timestamptz, ${now}
      from form, response where form.notify = 'each'
    )`
  const followUpOf = sql`(
          select b.id from time_slot_bookings b
          where b.id = ${the('followUpOf')}::uuid and b.user_id = form.user_id and b.follow_up ->> 'formId' = form.id::text
        )`
  return sql`
    with form as (
      select f.id, f.slug, f.title, f.user_id, f.notify, f.closes_at, f.max_responses, f.taken, f.updated_at,
        ${isLast} as is_last
      from forms f
      where f.id = ${the('formId')}::uuid and f.is_published and (f.closes_at is null or f.closes_at > ${now})
        and ${hasRoom}
      ${hold}
    )${isRemembered ? remembered : sql``}, response as (
      insert into form_responses (id, form_id, respondent_name, respondent_email, responses, version_hash, is_spam,
        follow_up_of, created_at)
      select ${the('id')}::uuid, form.id, ${the('respondentName')}, ${the('respondentEmail')},
        ${the('responses')}::jsonb, ${the('hash')}, ${the('isSpam')}::boolean,
        ${isFollowUp ? followUpOf : sql`null`}, ${now}
      from form ${isRemembered ? sql`, remembered` : sql``}
      returning id, form_id, follow_up_of
    ), ${writtenVersion(sql`form, response`)}${isLimited ? sql`${page}${closing}` : sql``}${isTold ? mail : sql``}, ${writtenEvents(happenings({ isLimited, isFollowUp }))}
    select form.is_last as "isFull", ${HOOKED} as hooked from form, response`
}

/** The events of a response, which tells of no spam, and of the last one that a form takes. */
function happenings({ isLimited, isFollowUp }: Pick<Shape, 'isLimited' | 'isFollowUp'>): SQL {
  const the = sql.placeholder
  const now = sql`${the('now')}::timestamptz`
  const given = {
    id: sql`${the('id')}::uuid`,
    name: sql`${the('respondentName')}::text`,
    email: sql`${the('respondentEmail')}::text`,
    answers: sql`${the('responses')}::jsonb`,
    at: now,
  }
  const data = writtenResponseData(given, {
    form: sql`form`,
    questions: sql`${the('questions')}::jsonb`,
    ...(isFollowUp && { more: followedUpFields(sql`response.follow_up_of`) }),
  })
  const answered = sql`
      select ${the('eventId')}::uuid as id, form.user_id, 'response.created' as type, ${data} as data, ${now} as at
      from form, response where not ${the('isSpam')}::boolean`
  if (!isLimited) return answered
  const closed = closedData(sql`form`, { reason: sql`'limit'::text`, count: sql`form.taken + 1`, now })
  return sql`${answered} union all
      select ${the('closingEventId')}::uuid, form.user_id, 'form.closed', ${closed}, ${now}
      from form, response where form.is_last`
}
