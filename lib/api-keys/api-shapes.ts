import { z } from 'zod'
import { INTEGRATION_TYPES, type IntegrationType } from '@/lib/shared/calendars/integration'
import { MEETING_FEED_KINDS } from '@/lib/shared/meeting-feeds'
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

/** What a key made that lets somebody in or sends something out. */
export const madeByKeyAnswer = z
  .object({
    webhooks: z.array(z.object({ id: id(), url: z.string() })),
    feeds: z.array(
      z.object({
        id: id(),
        kind: z.enum(MEETING_FEED_KINDS),
        pageTitle: z.string().nullable().describe('Null for a feed of all meetings.'),
      }),
    ),
    links: z
      .array(z.object({ pageId: id(), pageTitle: z.string(), count: z.int() }))
      .describe('Links of secret pages.'),
    connections: z.array(
      z.object({
        id: id(),
        type: z.enum(INTEGRATION_TYPES as [IntegrationType, ...IntegrationType[]]),
        account: z.string(),
      }),
    ),
  })
  .meta({ id: 'MadeByKey' })
