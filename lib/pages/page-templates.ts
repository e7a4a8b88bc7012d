import type { Place } from '@/lib/calendars/screen/places'
import type { AvailabilityInput } from './schema'
import { WEEKDAYS, type WeekHours, WORKING_WEEK } from './week-hours'

type Template = { duration: number; place: Place; availabilities: WeekHours }

const afternoons = (days: readonly number[]): WeekHours =>
  days.map((dayOfWeek) => ({ dayOfWeek, startTime: '14:00', endTime: '16:00' }))

/** The presets of each template; its title and description are in messages/en/owner/page-editor.ts. */
export const PAGE_TEMPLATES = {
  intro: { duration: 30, place: 'elsewhere', availabilities: WORKING_WEEK },
  phone: { duration: 15, place: 'phone', availabilities: WORKING_WEEK },
  officeHours: { duration: 15, place: 'in_person', availabilities: afternoons([2, 4]) },
  interview: { duration: 45, place: 'elsewhere', availabilities: WORKING_WEEK },
  workshop: { duration: 120, place: 'in_person', availabilities: afternoons(WEEKDAYS) },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof PAGE_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(PAGE_TEMPLATES) as TemplateName[]

/** Values of the page form that a template, or none, presets. */
export type PresetValues = { title: string; description: string; duration: number; availabilities: AvailabilityInput[] }
