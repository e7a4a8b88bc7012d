import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { timeSlotPages } from '@/db/schema'
import type { Availability } from '@/lib/scheduling/vocabulary'
import type { Language, OwnerLanguage } from '@/lib/shared/languages'
import type { FormTextName, PageTextName, Translations } from '@/lib/shared/text/translations'
import { OWNER_NAME } from '../accounts/brand'
import { isOpenAccount } from '../accounts/open-account'
import { OWNER_LANGUAGE } from '../accounts/owner-language'
import { questionsOf, rulesOf } from '../forms/form-content'
import type { QuestionRow } from '../forms/form-questions'
import type { RuleOfForm } from '../forms/form-rules'

/** Columns that visitors' requests do not read, or read in another shape. */
const LEFT_OUT = [
  'textLanguage',
  'translations',
  'locationData',
  'formId',
  'retentionDays',
  'showOnProfile',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof timeSlotPages.$inferSelect)[]

/** The columns of a page and its owner that visitors' requests need. `durations` is null when there is only the preset. */
export type SchedulePage = Omit<typeof timeSlotPages.$inferSelect, (typeof LEFT_OUT)[number]> & {
  availabilities: Availability[]
  customLocation: string | null
  /** Of the location `link`; not for visitors. */
  linkPattern: string | null
  /** Its account is a team, whose page offers the time of its hosts. */
  isTeams: boolean
  ownerName: string
  /** Null for a team. */
  ownerEmail: string | null
  /** The zone of the account. */
  ownerTimezone: string
  ownerLanguage: OwnerLanguage
  weekStartDay: number
}

/** `p` is the page, `u` its owner, `s` the owner's settings. */
const COMPUTED = {
  customLocation: sql`p.location_data ->> 'customLocation'`,
  linkPattern: sql`p.location_data ->> 'linkPattern'`,
  isTeams: sql`u.kind = 'team'`,
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
} satisfies Record<Exclude<keyof SchedulePage, keyof typeof timeSlotPages.$inferSelect>, SQL>

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
  const isLeftOut = (name: string) => LEFT_OUT.some((one) => one === name)
  const stored = Object.entries(getTableColumns(timeSlotPages)).filter(([name]) => !isLeftOut(name))
  const columns = [
    ...stored.map(([name, column]) => ({ name, value: sql`p.${sql.identifier(column.name)}` })),
    ...Object.entries(COMPUTED).map(([name, value]) => ({ name, value })),
  ]
  return sql.join(
    columns.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )
}

/** Joins the owner; leaves out pages of an account that is closed. */
export function joinOwner(): SQL {
  return sql`join users u on u.id = p.user_id and ${isOpenAccount(sql`u`)}
    left join user_settings s on s.user_id = u.id`
}
