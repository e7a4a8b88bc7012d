import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Watch } from '../provider'
import { ProviderError } from '../provider-error'
import { eventsPath, type GoogleCall } from './rules'

const channel = z.object({ id: z.string(), resourceId: z.string(), expiration: z.coerce.number().int().positive() })

/** Google calls the address after every change, without saying what has changed. */
export async function watchCalendar(
  { tools, connection }: GoogleCall,
  calendarId: string,
  hook: { url: string; secret: string },
): Promise<Watch> {
  const { id, resourceId, expiration } = await tools.api(connection, {
    name: 'events.watch',
    method: 'POST',
    path: `${eventsPath(calendarId)}/watch`,
    body: { id: randomUUID(), type: 'web_hook', address: hook.url, token: hook.secret },
    answer: channel,
  })
  return { channelId: id, resource: resourceId, expiresAt: expiration }
}

/** A channel that has ended is as good as one that was closed. */
export async function unwatchCalendar({ tools, connection }: GoogleCall, watch: Watch): Promise<void> {
  try {
    await tools.api(connection, {
      name: 'channels.stop',
      method: 'POST',
      path: '/channels/stop',
      body: { id: watch.channelId, resourceId: watch.resource },
      answer: z.unknown(),
    })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'gone') throw error
  }
}
