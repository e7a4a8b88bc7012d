import { z } from 'zod'
import { SCOPES } from '@/lib/shared/scopes'
import { id, isoInstant, words } from '@/lib/shared/text/api-shapes'

const key = {
  id: id(),
  name: words('', 'Website'),
  scopes: z.array(z.enum(SCOPES)),
  prefix: words('The beginning of the key, `sf_` and eight letters.', 'sf_1a2b3c4d'),
  createdAt: isoInstant(),
  expiresAt: isoInstant().nullable(),
  lastUsedAt: isoInstant('To the minute; null before its first use.').nullable(),
}

export const apiKeyAnswer = z.object(key).meta({ id: 'ApiKey', description: 'A key, without its secret.' })

export const createdApiKeyAnswer = z
  .object({ ...key, key: words('The key itself, this once.', 'sf_1a2b3c4d…') })
  .meta({ id: 'CreatedApiKey' })
