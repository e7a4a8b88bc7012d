import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { settingsSchema } from '@/lib/settings/schema'
import { getSettings } from '@/lib/settings/service'
import { updateSettings } from '@/lib/settings/update'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => getSettings(session.id) }),
  PATCH: ownerRoute({
    body: settingsSchema,
    event: 'settings_changed',
    handle: ({ session, body, now }) => updateSettings(session.id, body, now),
  }),
})
