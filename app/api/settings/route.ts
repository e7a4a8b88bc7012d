import { methods } from '@/lib/api/methods'
import { revalidateBookingPages } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { settingsSchema } from '@/lib/settings/schema'
import { getSettings, updateSettings } from '@/lib/settings/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => getSettings(session.id) }),
  PATCH: ownerRoute({
    body: settingsSchema,
    event: 'settings_changed',
    handle: async ({ session, body, now }) => {
      const { settings, slugs } = await updateSettings(session.id, body, now)
      revalidateBookingPages(...slugs)
      return settings
    },
  }),
})
