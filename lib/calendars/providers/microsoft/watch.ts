import { z } from 'zod'
import type { Watch } from '../provider'
import { ProviderError } from '../provider-error'
import { calendarPath, type MicrosoftCall, PREFER } from './rules'

/** The longest that every copy of Microsoft's documents allows for a calendar. */
const LIFE_MS = 4_230 * 60_000

const subscription = z.object({
  id: z.string().min(1),
  resource: z.string(),
  expirationDateTime: z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
})

/** Before it answers, Microsoft asks the address to repeat a text. */
export async function watchCalendar(
  { tools, connection }: MicrosoftCall,
  calendarId: string,
  hook: { url: string; secret: string },
): Promise<Watch> {
  const { id, resource, expirationDateTime } = await tools.api(connection, {
    name: 'subscriptions.create',
    method: 'POST',
    path: '/subscriptions',
    headers: PREFER,
    body: {
      changeType: 'created,updated,deleted',
      notificationUrl: hook.url,
      lifecycleNotificationUrl: hook.url,
      resource: `${calendarPath(calendarId).slice(1)}/events`,
      expirationDateTime: new Date(Date.now() + LIFE_MS).toISOString(),
      clientState: hook.secret,
    },
    answer: subscription,
  })
  return { channelId: id, resource, expiresAt: expirationDateTime }
}

/** A subscription that has ended is as good as one that was closed. */
export async function unwatchCalendar({ tools, connection }: MicrosoftCall, watch: Watch): Promise<void> {
  try {
    await tools.api(connection, {
      name: 'subscriptions.delete',
      method: 'DELETE',
      path: `/subscriptions/${encodeURIComponent(watch.channelId)}`,
      headers: PREFER,
      answer: z.unknown(),
    })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'gone') throw error
  }
}
