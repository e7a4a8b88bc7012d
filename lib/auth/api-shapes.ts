import { z } from 'zod'
import { emailText, id, words } from '@/lib/shared/text/api-shapes'

export const userAnswer = z
  .object({
    id: id(),
    email: emailText('Null for a team.').nullable(),
    username: words('', 'ada'),
    termsAccepted: z.boolean(),
  })
  .meta({ id: 'User', description: 'An account.' })
