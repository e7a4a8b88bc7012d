import { z } from 'zod'
import { emailText, id, words } from '@/lib/shared/text/api-shapes'

export const userAnswer = z
  .object({ id: id(), email: emailText(), username: words('', 'ada'), termsAccepted: z.boolean() })
  .meta({ id: 'User', description: 'An account.' })
