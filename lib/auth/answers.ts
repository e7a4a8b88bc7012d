import { z } from 'zod'
import { emailText, id, words } from '@/lib/vocabulary/text/answers'

export const userAnswer = z
  .object({ id: id(), email: emailText(), username: words('', 'ada'), termsAccepted: z.boolean() })
  .meta({ id: 'User', description: 'An account.' })
