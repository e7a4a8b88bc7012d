import { z } from 'zod'
import { MAX_BIO } from '@/lib/settings/schema'
import { personName, trimmed } from '@/lib/shared/text/text'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'
import type { roomAnswer } from './api-shapes'

export const MAX_ROOMS = 100

const name = personName(check('required')).meta({ examples: ['Green room'] })

/** Without a zone it is that of its team. */
export const createRoomSchema = z.object({
  name,
  description: trimmed(MAX_BIO).optional(),
  timezone: timezone().optional(),
})
export const updateRoomSchema = createRoomSchema.partial()

export type Room = z.infer<typeof roomAnswer>
export type CreateRoomInput = z.output<typeof createRoomSchema>
export type UpdateRoomInput = z.output<typeof updateRoomSchema>
