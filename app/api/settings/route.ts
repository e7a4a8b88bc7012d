import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { settingsAnswer } from '@/lib/settings/api-shapes'
import { settingsSchema } from '@/lib/settings/schema'
import { getSettings } from '@/lib/settings/service'
import { updateSettings } from '@/lib/settings/update'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getSettings',
    area: 'Settings',
    summary: 'Get the settings',
    scope: 'settings',
    answer: settingsAnswer,
    handle: ({ session }) => getSettings(session.id),
  }),
  PATCH: ownerRoute({
    id: 'updateSettings',
    area: 'Settings',
    summary: 'Change settings',
    description: 'Fields that are left out stay.',
    scope: 'settings',
    body: settingsSchema,
    event: 'settings_changed',
    answer: settingsAnswer,
    errors: ['username_taken', 'unknown_calendar'],
    handle: ({ session, body, now }) => updateSettings(session.id, body, now),
  }),
})
