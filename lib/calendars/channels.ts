import { randomBytes } from 'node:crypto'
import { database } from '@/db/client'
import { type ChannelRow, listFeedsToWatch, saveChannel, saveNoChannel } from '@/db/queries/calendar-channels'
import { sha256 } from '@/lib/sha256'
import { hookAddress } from './channel-address'
import { type OpenConnection, openConnections } from './connections'
import { PASSING_FOR_READERS, ProviderError } from './provider-error'
import { type IntegrationType, PROVIDER_OF_TYPE } from './registry'

const HOUR_MS = 3_600_000
/** A new channel is opened so long before the old one ends. */
const RENEWED_BEFORE_MS = 24 * HOUR_MS
/** A calendar that cannot be watched is asked again after that. */
const TRIED_EVERY_MS = 6 * HOUR_MS
const AT_ONCE = 10

const TYPES = Object.keys(PROVIDER_OF_TYPE) as IntegrationType[]

/** For a timer: opens channels where there are none, and the next ones where they are about to end. */
export async function keepChannels(now: Date): Promise<void> {
  const types = TYPES.filter((type) => hookAddress(PROVIDER_OF_TYPE[type]) !== null)
  if (types.length === 0) return
  const before = new Date(now.getTime() + RENEWED_BEFORE_MS)
  const rows = await listFeedsToWatch(database(), { types, before, limit: AT_ONCE })
  const opened = await openConnections(rows.map(({ integrationId }) => integrationId))
  for (const row of rows) {
    const connection = opened.get(row.integrationId)
    if (connection) await keepChannel(row, connection, now)
  }
}

/**
 * Sees that changes of a calendar are told: without a channel it is read as often as it has to be. Never throws for what
 * is wrong with a provider.
 */
export async function keepChannel(row: ChannelRow, opened: OpenConnection, now: Date): Promise<void> {
  const { provider, connection } = opened
  const url = hookAddress(provider.id)
  if (!provider.watch || !url || !isDue(row, now)) return
  const secret = randomBytes(32).toString('base64url')
  try {
    const watch = await provider.watch(connection, row.calendarId, { url, secret })
    const { channelId, resource, expiresAt } = watch
    const channel = { channelId, resource, tokenHash: sha256(secret), expiresAt: new Date(expiresAt) }
    const isSaved = await saveChannel(database(), row, channel, now)
    await closeChannels(isSaved ? [row] : [{ ...row, channelId, channelResource: resource }], opened)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const isLive = row.channelId !== null && row.expiresAt !== null && row.expiresAt > now
    if (!isLive && !PASSING_FOR_READERS.includes(error.kind)) {
      await saveNoChannel(database(), row, new Date(now.getTime() + TRIED_EVERY_MS))
    }
  }
}

/** They end by themselves as well. */
export async function closeChannels(rows: ChannelRow[], opened: OpenConnection | undefined): Promise<void> {
  const watches = rows.flatMap(({ channelId, channelResource, expiresAt }) =>
    channelId && channelResource !== null
      ? [{ channelId, resource: channelResource, expiresAt: expiresAt?.getTime() ?? 0 }]
      : [],
  )
  const close = opened?.provider.unwatch
  if (!close) return
  await Promise.all(watches.map((watch) => close(opened.connection, watch).catch(() => {})))
}

/** One that lives is renewed near its end; a date without a channel is that of the next try. */
function isDue({ channelId, expiresAt }: ChannelRow, now: Date): boolean {
  if (!expiresAt) return true
  return expiresAt.getTime() < now.getTime() + (channelId ? RENEWED_BEFORE_MS : 0)
}
