import { type SQL, sql } from 'drizzle-orm'
import type { BookingLimit, PageRules } from '@/lib/scheduling/vocabulary'
import type { BookingRules } from '@/lib/vocabulary/booking-rules'
import type { PageLocation } from '@/lib/vocabulary/calendars/locations'
import type { Language, OwnerLanguage } from '@/lib/vocabulary/languages'
import type { FormTextName, PageTextName, Translations } from '@/lib/vocabulary/text/translations'
import { OWNER_NAME } from '../accounts/brand'
import { isOpenAccount } from '../accounts/open-account'
import { OWNER_LANGUAGE } from '../accounts/owner-language'
import { questionsOf, rulesOf } from '../forms/form-content'
import type { QuestionRow } from '../forms/form-questions'
import type { RuleOfForm } from '../forms/form-rules'

/** The columns of a page and its owner that visitors' requests need. */
export type SchedulePage = Omit<PageRules, 'durations'> &
  BookingRules & {
    id: string
    userId: string
    slug: string
    title: string
    description: string
    location: PageLocation
    customLocation: string | null
    /** Null when there is only the preset. */
    durations: number[] | null
    limits: BookingLimit[]
    lockTimezone: boolean
    isActive: boolean
    rulesVersion: number
    conflictCheckCalendars: string[]
    targetCalendars: string[]
    ownerName: string
    ownerEmail: string
    /** The zone of the account. */
    ownerTimezone: string
    ownerLanguage: OwnerLanguage
    weekStartDay: number
  }

/** `p` is the page, `u` its owner, `s` the owner's settings. */
const PAGE_COLUMNS: Record<keyof SchedulePage, SQL> = {
  id: sql`p.id`,
  userId: sql`p.user_id`,
  slug: sql`p.slug`,
  title: sql`p.title`,
  description: sql`p.description`,
  duration: sql`p.duration`,
  durations: sql`p.durations`,
  step: sql`p.step`,
  align: sql`p.align`,
  bufferBefore: sql`p.buffer_before`,
  bufferAfter: sql`p.buffer_after`,
  minimumNotice: sql`p.minimum_notice`,
  bookingWindow: sql`p.booking_window`,
  limits: sql`p.limits`,
  dates: sql`p.dates`,
  lockTimezone: sql`p.lock_timezone`,
  cancelNotice: sql`p.cancel_notice`,
  moveNotice: sql`p.move_notice`,
  maxMoves: sql`p.max_moves`,
  approval: sql`p.approval`,
  approvalHours: sql`p.approval_hours`,
  reminders: sql`p.reminders`,
  followUp: sql`p.follow_up`,
  maxGuests: sql`p.max_guests`,
  requireEmailCheck: sql`p.require_email_check`,
  visibility: sql`p.visibility`,
  mailTexts: sql`p.mail_texts`,
  isActive: sql`p.is_active`,
  rulesVersion: sql`p.rules_version`,
  location: sql`p.location`,
  customLocation: sql`p.location_data ->> 'customLocation'`,
  timezone: sql`p.timezone`,
  conflictCheckCalendars: sql`p.conflict_check_calendars`,
  targetCalendars: sql`p.target_calendars`,
  ownerName: OWNER_NAME,
  ownerEmail: sql`u.email::text`,
  ownerTimezone: sql`coalesce(s.timezone, 'UTC')`,
  ownerLanguage: OWNER_LANGUAGE,
  weekStartDay: sql`coalesce(s.week_start_day, 1)`,
  availabilities: sql`coalesce((
    select json_agg(json_build_object('dayOfWeek', a.day_of_week, 'startTime', a.start_time, 'endTime', a.end_time)
      order by a.day_of_week, a.start_time)
    from time_slot_availabilities a where a.page_id = p.id
  ), '[]'::json)`,
}

/** The texts of a page in other languages; `mainLanguage` is that of its title and description. */
export type PageTexts = { mainLanguage: Language; translations: Translations<PageTextName> }

export const PAGE_TEXT_COLUMNS = sql`coalesce(p.text_language, s.language, 'en') as "mainLanguage",
      p.translations as "translations"`

/** The form whose questions are asked while booking. */
export type PageFormRow = {
  id: string
  mainLanguage: Language
  translations: Translations<FormTextName>
  title: string
  description: string
  questions: Omit<QuestionRow, 'formId' | 'key'>[]
  rules: RuleOfForm[]
}

/** The page's form, also if it is unpublished: publishing concerns only the form's own address. */
export const FORM = sql`(
      select json_build_object('id', f.id, 'title', f.title, 'description', f.description,
        'mainLanguage', coalesce(f.text_language, s.language, 'en'), 'translations', f.translations,
        'questions', ${questionsOf(sql`f.id`)}, 'rules', ${rulesOf(sql`f.id`)})
      from forms f where f.id = p.form_id and f.user_id = p.user_id
    )`

/** The columns of a page in a select list. */
export function pageFields(): SQL {
  const columns = Object.entries(PAGE_COLUMNS).map(([name, column]) => sql`${column} as ${sql.raw(`"${name}"`)}`)
  return sql.join(columns, sql`, `)
}

/** Joins the owner; leaves out pages of an account that is closed. */
export function joinOwner(): SQL {
  return sql`join users u on u.id = p.user_id and ${isOpenAccount(sql`u`)}
    left join user_settings s on s.user_id = u.id`
}
