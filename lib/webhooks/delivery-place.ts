import { z } from 'zod'
import { check } from '@/messages/check'

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The cursor of a page of the log: its last delivery, precise to the microsecond. Clients send it back unchanged. */
export function writeDeliveryPlace({ at, id }: { at: string; id: string }): string {
  return `${at}_${id}`
}

export const deliveryPlace = z
  .string()
  .max(100)
  .transform((text, context) => {
    const [, at = '', id = ''] = PLACE.exec(text) ?? []
    const isInstant =
      at > '1970' && !Number.isNaN(Date.parse(at)) && new Date(at).toISOString().slice(0, 19) === at.slice(0, 19)
    if (isInstant) return { at, id }
    context.addIssue({ code: 'custom', message: check('invalidListPlace') })
    return z.NEVER
  })
