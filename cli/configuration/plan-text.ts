import type { components } from '@/clients/slotform/api'
import { inline } from '../output'
import { toLine } from './yaml'

export type Plan = components['schemas']['ConfigurationPlan']
type Difference = Plan['differences'][number]
type PageEffect = Plan['effects']['pages'][number]
type FormEffect = Plan['effects']['forms'][number]

const SIGNS = { create: '+', change: '~', delete: '-' } as const
const MAX_VALUE = 160

/** The reasons why a booking to come is outside, as the API names them. */
const OUTSIDE: Record<string, string> = {
  hours: 'outside the new hours',
  length: 'of another length',
  starts: 'at another start',
  closed: 'in time off',
  window: 'beyond the booking window',
  limit: 'above a limit',
}

/** The differences and their effect, for people. Null when there are none. */
export function planText({ differences, effects }: Plan): string | null {
  if (differences.length === 0) return null
  const lines = [...effects.pages.flatMap(pageLine), ...effects.forms.map(formLine)]
  return [...differences.flatMap(differenceLines), ...(lines.length > 0 ? ['', 'Effect:', ...lines] : [])].join('\n')
}

function differenceLines({ kind, path, before, after }: Difference): string[] {
  const head = `${SIGNS[kind]} ${inline(path)}`
  if (kind === 'create') return [path === 'timeOff' ? `${head}: ${toValue(after)}` : head]
  if (kind === 'delete') return [path === 'timeOff' ? `${head}: ${toValue(before)}` : head]
  if (!Array.isArray(before) || !Array.isArray(after)) return [`${head}: ${toValue(before)} → ${toValue(after)}`]
  const [was, is] = [before.map(toValue), after.map(toValue)]
  const gone = was.filter((entry) => !is.includes(entry)).map((entry) => `    - ${entry}`)
  const added = is.filter((entry) => !was.includes(entry)).map((entry) => `    + ${entry}`)
  return gone.length + added.length > 0 ? [head, ...gone, ...added] : [`${head}: another order`]
}

function toValue(value: unknown): string {
  const line = inline(toLine(value ?? null))
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE)}…` : line
}

function pageLine({ page, hoursPerWeek, bookingsPerWeek, upcoming, outside }: PageEffect): string[] {
  if (hoursPerWeek.after === null) return [`  ${page}: goes; ${countOf(upcoming, 'upcoming booking')} without a page`]
  if (hoursPerWeek.before === null) return [`  ${page}: ${numberOf(hoursPerWeek.after)} offered hours a week`]
  const words = [
    changeOf(hoursPerWeek, 'offered hours a week'),
    changeOf(bookingsPerWeek, 'bookings that fit in a week'),
    ...Object.entries(outside.byReason).map(
      ([reason, count]) => `${countOf(count, 'booking')} ${OUTSIDE[reason] ?? reason}`,
    ),
  ].filter((text) => text !== null)
  return words.length > 0 ? [`  ${page}: ${words.join(', ')}`] : []
}

function formLine({ form, responses }: FormEffect): string {
  return `  ${form}: goes with ${countOf(responses, 'response')}`
}

/** `−14 offered hours a week`; null when nothing changes. */
function changeOf({ before, after }: PageEffect['hoursPerWeek'], unit: string): string | null {
  const change = (after ?? 0) - (before ?? 0)
  return change === 0 ? null : `${change < 0 ? '−' : '+'}${numberOf(Math.abs(change))} ${unit}`
}

function numberOf(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
