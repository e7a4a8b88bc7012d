import { z } from 'zod'
import { MAX_TITLE, trimmed } from '@/lib/shared/text/text'
import { createTimeOffSchema, type TimeOff } from './schema'

/** Stands for midnight at the end of a day. */
const LAST_MINUTE = '23:59'

/** As it is typed: with `isPart` the last day does not count, without it the times do not. */
export const timeOffFormSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    isPart: z.boolean(),
    startTime: z.string(),
    endTime: z.string(),
    title: trimmed(MAX_TITLE),
    publicLabel: trimmed(MAX_TITLE),
  })
  .transform(
    ({ isPart, startTime, endTime, to, ...values }): z.input<typeof createTimeOffSchema> =>
      isPart
        ? { ...values, to: values.from, startTime, endTime: endTime === '00:00' ? LAST_MINUTE : endTime }
        : { ...values, to, startTime: null, endTime: null },
  )
  .pipe(createTimeOffSchema)

export type TimeOffValues = z.input<typeof timeOffFormSchema>
export type TimeOffOutput = z.output<typeof timeOffFormSchema>

/** The form's values of an entry, or of a new one for a date. */
export function toTimeOffValues(entry: TimeOff | null, date: string): TimeOffValues {
  const { from = date, to = date, startTime = null, endTime = null, title = '', publicLabel = '' } = entry ?? {}
  return {
    from,
    to,
    isPart: startTime !== null,
    startTime: startTime ?? '09:00',
    endTime: endTime === LAST_MINUTE ? '00:00' : (endTime ?? '12:00'),
    title,
    publicLabel,
  }
}
