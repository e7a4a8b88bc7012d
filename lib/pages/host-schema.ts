import { z } from 'zod'
import { calendarChoices } from '@/lib/shared/calendars/choices-schema'
import {
  HOST_CHOICES,
  MAX_GROUPS,
  MAX_HOST_PRIORITY,
  MAX_HOST_WEIGHT,
  MAX_HOSTED_PER_DAY,
  MAX_HOSTS,
  MOVE_HOSTS,
} from '@/lib/shared/hosts'
import { MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import { calendarDate } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'
import type { fairnessAnswer, hostGroupAnswer, hostingAnswer } from './api-shapes'
import { availabilities } from './rules-schema'

const whole = (min: number, max: number) => {
  const range = check('numberOutOfRange', { min, max })
  return z.int({ error: range }).min(min, range).max(max, range)
}

/** What a page says about one of its hosts. */
export const hostFigures = {
  weight: whole(1, MAX_HOST_WEIGHT).default(100),
  priority: whole(1, MAX_HOST_PRIORITY).default(1),
  maxPerDay: whole(1, MAX_HOSTED_PER_DAY).nullable().default(null),
}

const host = z.object({ account: uuid(check('hostUnknown')), ...hostFigures })

/** A group without its hosts. */
export const groupFields = {
  name: trimmed(MAX_TITLE, check('required')),
  need: z.union([z.literal('all'), whole(1, MAX_HOSTS)]).default(1),
  choose: z.enum(HOST_CHOICES).default('fair'),
}

const group = z
  .object({
    ...groupFields,
    hosts: z
      .array(host)
      .min(1, check('hostsRequired'))
      .max(MAX_HOSTS, check('tooManyHosts', { max: MAX_HOSTS })),
  })
  .superRefine(({ need, choose, hosts }, context) => {
    if (hosts.length === 0) return
    const max = choose === 'visitor' ? 1 : hosts.length
    const isMet = need === 'all' ? choose !== 'visitor' : need <= max
    if (!isMet)
      context.addIssue({ code: 'custom', path: ['need'], message: check('numberOutOfRange', { min: 1, max }) })
  })

/** The groups of hosts of a page, all of which a booking needs. Which accounts may be hosts is checked where they are stored. */
const hostGroups = z
  .array(group)
  .max(MAX_GROUPS, check('tooManyGroups', { max: MAX_GROUPS }))
  .superRefine((groups, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const names = new Set<string>()
    const accounts = new Set<string>()
    for (const [place, { name, hosts }] of groups.entries()) {
      if (names.has(name)) refuse([place, 'name'], check('groupRepeated'))
      names.add(name)
      for (const [index, { account }] of hosts.entries()) {
        if (accounts.has(account)) refuse([place, 'hosts', index, 'account'], check('hostRepeated'))
        accounts.add(account)
      }
    }
    const chosen = groups.flatMap(({ choose }, place) => (choose === 'visitor' ? [place] : []))
    if (chosen[1] !== undefined) refuse([chosen[1], 'choose'], check('choiceRepeated'))
    if (accounts.size > MAX_HOSTS) refuse([], check('tooManyHosts', { max: MAX_HOSTS }))
  })

/** Of a team's page. */
export const hostFields = { hostGroups: hostGroups.optional(), moveHosts: z.enum(MOVE_HOSTS).optional() }

/** What a host decides about a page that names them. */
export const updateHostingSchema = z
  .object({
    state: z.enum(['agreed', 'declined']),
    conflictCheckCalendars: calendarChoices,
    targetCalendars: calendarChoices,
    availabilities: availabilities.nullable(),
    timezone: timezone().nullable(),
  })
  .partial()

/** Dates of the page's zone, both inclusive. */
export const fairnessQuerySchema = z
  .object({ from: calendarDate().optional(), to: calendarDate().optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: check('rangeReversed') })

export type HostGroup = z.infer<typeof hostGroupAnswer>
export type HostGroupsInput = NonNullable<z.output<typeof hostFields.hostGroups>>
export type Fairness = z.infer<typeof fairnessAnswer>
export type Hosting = z.infer<typeof hostingAnswer>
export type UpdateHostingInput = z.output<typeof updateHostingSchema>
