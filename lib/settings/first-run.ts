import { z } from 'zod'
import { createPageSchema } from '@/lib/pages/schema'
import { WEEKDAYS, type WeekHours } from '@/lib/pages/week-hours'
import { DEFAULT_BUFFER_MINUTES, isOpenSpan } from '@/lib/scheduling'
import { PRESET_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { PRESET_REMINDER } from '@/lib/shared/booking-rules'
import { isReservedSlug, isSlug, toSlugWords } from '@/lib/shared/text/slug'
import { personName } from '@/lib/shared/text/text'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'

/** The steps of the first run, in order. */
export const FIRST_RUN_STEPS = ['you', 'hours', 'link'] as const
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number]

/** Minutes that a meeting may take, to choose from. */
export const FIRST_RUN_LENGTHS = [15, 30, 45, 60] as const
const PRESET_LENGTH = 30

const { title, slug } = createPageSchema.shape

/** All answers of the first run. Hours are the same on each chosen day; an end of 00:00 is the following midnight. */
export const firstRunAnswers = z.object({
  fullName: personName(check('required')),
  timezone: timezone(),
  days: z.array(z.int().min(0).max(6)).min(1),
  startTime: z.string(),
  endTime: z.string(),
  duration: z.literal(FIRST_RUN_LENGTHS),
  /** As of a page: minutes between starts, and that stay free around a booking. */
  step: createPageSchema.shape.step,
  gap: createPageSchema.shape.bufferBefore,
  title,
  slug: z
    .string()
    .transform((text) => text.trim().toLowerCase() || undefined)
    .pipe(slug),
})

export const firstRunSchema = firstRunAnswers.refine(({ startTime, endTime }) => isForward(startTime, endTime), {
  path: ['endTime'],
  message: check('endAfterStart'),
  // The steps are checked one by one, so other fields may still be wrong.
  when: () => true,
})

export type FirstRunValues = z.input<typeof firstRunSchema>
export type FirstRunOutput = z.output<typeof firstRunSchema>

/** The fields that a step asks for. */
export const STEP_FIELDS = {
  you: ['fullName', 'timezone'],
  hours: ['days', 'startTime', 'endTime', 'duration'],
  link: ['title', 'slug'],
} as const satisfies Record<FirstRunStep, readonly (keyof FirstRunValues)[]>

type Known = { fullName: string; timezone: string; titleOf: (minutes: number) => string }

/** `titleOf` makes the title of a page from the minutes of its meetings. */
export function firstRunValues({ titleOf, ...known }: Known): FirstRunValues {
  const hours = { days: [...WEEKDAYS], startTime: '09:00', endTime: '17:00', step: null, gap: DEFAULT_BUFFER_MINUTES }
  const meeting = { duration: PRESET_LENGTH, title: titleOf(PRESET_LENGTH) } as const
  return { ...known, ...hours, ...meeting, slug: suggestSlug(known.fullName) }
}

/** Empty when the name makes no slug that a page may have. */
export function suggestSlug(fullName: string): string {
  const words = toSlugWords(fullName)
  return isSlug(words) && !isReservedSlug(words) ? words : ''
}

export function toHours({
  days,
  startTime,
  endTime,
}: Pick<FirstRunOutput, 'days' | 'startTime' | 'endTime'>): WeekHours {
  return [...days].sort((one, other) => one - other).map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }))
}

/** The page that the answers describe, as `POST /api/time-slot-pages` takes it. */
export function toPageInput({ title, slug, timezone: zone, duration, step, gap, ...answers }: FirstRunOutput) {
  const rules = {
    step,
    bufferBefore: gap,
    bufferAfter: gap,
    minimumNotice: PRESET_NOTICE_MINUTES,
    reminders: [PRESET_REMINDER],
  }
  return { title, slug, timezone: zone, duration, availabilities: [...toHours(answers)], ...rules }
}

function isForward(startTime: string, endTime: string): boolean {
  return isOpenSpan(startTime, endTime) && (endTime === '00:00' || endTime > startTime)
}
