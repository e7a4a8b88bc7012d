import type { PageFormValues } from './page-editor'
import { ruleFields } from './rules-schema'

const HOURS = ['timezone', 'lockTimezone', 'availabilities', 'dates'] as const
const isOfHours = (name: string) => HOURS.some((one) => one === name)

/** The tabs of the page editor, in the order in which a guest meets what they set, with the fields that each shows. `hosts`: of a team alone. */
const FIELDS = {
  basics: [
    'title',
    'duration',
    'durations',
    'location',
    'locationData',
    'description',
    'textLanguage',
    'translations',
    'slug',
  ],
  when: [
    ...HOURS,
    ...(Object.keys(ruleFields) as (keyof typeof ruleFields)[]).filter((name) => !isOfHours(name)),
    'conflictCheckCalendars',
    'targetCalendars',
  ],
  hosts: ['hostGroups', 'moveHosts'],
  booking: [
    'formId',
    'maxGuests',
    'requireEmailCheck',
    'acceptsOtherTimes',
    'approval',
    'approvalHours',
    'cancelNotice',
    'moveNotice',
    'maxMoves',
  ],
  messages: ['reminders', 'followUp', 'mailTexts', 'mailWords'],
  access: ['visibility', 'showOnProfile', 'retentionDays'],
} as const satisfies Record<string, readonly (keyof PageFormValues)[]>

export type EditorTab = keyof typeof FIELDS
export const EDITOR_TABS = Object.keys(FIELDS) as EditorTab[]

/** Tabs that addresses named before. */
const EARLIER_TABS = new Map<unknown, EditorTab>([
  ['details', 'basics'],
  ['hours', 'when'],
  ['rules', 'when'],
  ['calendars', 'when'],
  ['questions', 'booking'],
  ['emails', 'messages'],
])

export function toEditorTab(text: unknown): EditorTab | null {
  return EDITOR_TABS.find((tab) => tab === text) ?? EARLIER_TABS.get(text) ?? null
}

/** The tabs that show one of the fields, in order. */
export function tabsOfFields(fields: readonly string[]): EditorTab[] {
  return EDITOR_TABS.filter((tab) => FIELDS[tab].some((field) => fields.includes(field)))
}
