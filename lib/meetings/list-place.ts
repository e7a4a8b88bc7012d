import { z } from 'zod'
import { isUuid } from '@/lib/shared/text/uuid'
import { check } from '@/messages/check'

/** The cursor of a page of the list: its last meeting. Clients send it back unchanged. */
export type ListPlace = { startTime: Date; id: string }

export function writePlace({ startTime, id }: ListPlace): string {
  return `${startTime.getTime()}.${id}`
}

export const listPlace = z
  .string()
  .max(100)
  .transform((text, context): ListPlace => {
    const [start = '', id = ''] = text.split('.')
    const startTime = new Date(/^-?\d{1,16}$/.test(start) ? Number(start) : Number.NaN)
    if (isUuid(id) && !Number.isNaN(startTime.getTime())) return { startTime, id }
    context.addIssue({ code: 'custom', message: check('invalidListPlace') })
    return z.NEVER
  })
