import type { PageFormValues } from './page-editor'
import { ruleFields } from './rules-schema'

const HOURS = ['timezone', 'lockTimezone', 'availabilities', 'dates'] as const
const isOfHours = (name: string) => HOURS.some((one) => one === name)

/** The tabs of the page editor, in order, with the fields that each shows. */
const FIELDS = {
  details: [
    'title',
    'duration',
    'durations',
    'location',
    'locationData',
    'description',
    'textLanguage',
    'translations',
    'slug',
    'visibility',
    'showOnProfile',
  ],
  hours: HOURS,
  rules: [
    ...(Object.keys(ruleFields) as (keyof typeof ruleFields)[]).filter((name) => !isOfHours(name)),
    'cancelNotice',
    'moveNotice',
    'maxMoves',
    'approval',
    'approvalHours',
    'retentionDays',
  ],
  emails: ['reminders', 'followUp', 'mailTexts', 'mailWords'],
  calendars: ['conflictCheckCalendars', 'targetCalendars'],
  questions: ['formId', 'maxGuests', 'requireEmailCheck'],
} as const satisfies Record<string, readonly (keyof PageFormValues)[]>

export type EditorTab = keyof typeof FIELDS
export const EDITOR_TABS = Object.keys(FIELDS) as EditorTab[]

export function toEditorTab(text: unknown): EditorTab | null {
  return EDITOR_TABS.find((tab) => tab === text) ?? null
}

/** The tabs that show one of the fields, in order. */
export function tabsOfFields(fields: readonly string[]): EditorTab[] {
  return EDITOR_TABS.filter((tab) => FIELDS[tab].some((field) => fields.includes(field)))
}
