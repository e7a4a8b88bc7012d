import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { forms } from '@/db/schema'
import type { StoredBrand } from '@/lib/shared/brand'
import type { Ending, RespondentMail } from '@/lib/shared/forms/endings'
import type { Language } from '@/lib/shared/languages'
import type { FormTextName, PageTextName, Translations } from '@/lib/shared/text/translations'
import { BRAND_FIELDS, OWNER_NAME } from '../accounts/brand'
import { isOpenAccount } from '../accounts/open-account'
import { NOTICE_ADDRESS } from '../accounts/person-email'
import type { RememberedResponse } from '../idempotency-keys'
import { prepareStatement } from '../prepared'
import { questionsOf, rulesOf } from './form-content'
import type { QuestionRow } from './form-questions'
import type { RuleOfForm } from './form-rules'

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
  endings: Ending[]
  /** Without spam; 0 if there is no maximum. */
  responseCount: number
  questions: Omit<QuestionRow, 'formId' | 'key'>[]
  rules: RuleOfForm[]
  /** The booking page that follows the form, while it is published and not secret. */
  nextPage: {
    slug: string
    title: string
    mainLanguage: Language
    translations: Translations<PageTextName>
    /** It asks no questions, or those of this form. */
    isBookable: boolean
  } | null
}
/** A form as it is shown, with its owner's look, and the username of their public profile where the form is on it. */
export type ShownFormRow = PublicFormRow & { brand: StoredBrand & { name: string }; profile: string | null }
/** `reader`: the person who gets an email for each response. */
export type FormToSubmit = PublicFormRow & {
  remembered: RememberedResponse | null
  reader: { id: string; email: string; timezone: string } | null
  respondentMail: RespondentMail
  userId: string
  /** What programs send without a key of the owner's counts as spam. */
  ownPageOnly: boolean
}

const REMEMBERED = sql`, (
    select json_build_object('requestHash', k.request_hash, 'response', k.response,
      'createdAt', (extract(epoch from k.created_at) * 1000)::float8)
    from idempotency_keys k where k.scope = 'form:' || f.id and k.key = ${sql.placeholder('idempotencyKey')}
  ) as "remembered"`

const READER = sql`, case when f.notify = 'each' then (
    select json_build_object('id', u.id, 'email', ${NOTICE_ADDRESS}, 'timezone', coalesce(s.timezone, 'UTC'))
    from users u left join user_settings s on s.user_id = u.id where u.id = f.user_id
  ) end as "reader", f.respondent_mail as "respondentMail", f.user_id as "userId", f.own_page_only as "ownPageOnly"`

const BRAND = sql`, json_build_object('name', ${OWNER_NAME}, ${BRAND_FIELDS}) as "brand",
  case when s.show_profile and f.show_on_profile then u.username end as "profile"`

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
      f.thanks_text as "thanksText", f.submit_label as "submitLabel", f.endings,
      case when f.max_responses is null then 0 else f.taken end as "responseCount",
      ${questionsOf(sql`f.id`)} as "questions", ${rulesOf(sql`f.id`)} as "rules",
      (
        select json_build_object('slug', n.slug, 'title', n.title,
          'mainLanguage', coalesce(n.text_language, s.language, 'en'), 'translations', n.translations,
          'isBookable', n.form_id is null or n.form_id = f.id
            or not exists (select 1 from form_questions q where q.form_id = n.form_id))
        from time_slot_pages n
        where n.id = f.next_page_id and n.user_id = f.user_id and n.is_active and n.visibility = 'public'
      ) as "nextPage"
      ${more}
    from forms f join users u on u.id = f.user_id and ${isOpenAccount(sql`u`)}
    left join user_settings s on s.user_id = u.id
    where f.slug = ${sql.placeholder('slug')} and f.is_published`
}

/** Locks a form as the statement does that stores a response. */
export async function holdFormToSubmit(tx: Database, id: string): Promise<void> {
  await tx.select({ id: forms.id }).from(forms).where(eq(forms.id, id)).for('no key update')
}
