import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { settingsAnswer } from '@/lib/settings/answers'
import { settingsSchema } from '@/lib/settings/schema'
import { getSettings } from '@/lib/settings/service'
import { updateSettings } from '@/lib/settings/update'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ scope: 'settings', answer: settingsAnswer, handle: ({ session }) => getSettings(session.id) }),
  PATCH: ownerRoute({
    scope: 'settings',
    body: settingsSchema,
    event: 'settings_changed',
    answer: settingsAnswer,
    handle: ({ session, body, now }) => updateSettings(session.id, body, now),
  }),
})
