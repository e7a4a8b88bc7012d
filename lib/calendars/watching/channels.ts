import { randomBytes } from 'node:crypto'
import { database } from '@/db/client'
import {
  type ChannelRow,
  claimFeedsToWatch,
  saveChannel,
  saveNoChannel,
} from '@/db/queries/calendars/calendar-channels'
import { sha256 } from '@/lib/platform/sha256'
import { HOUR_MS } from '@/lib/scheduling/units'
import { type IntegrationType, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { type OpenConnection, openAccounts } from '../accounts/open-accounts'
import { PASSING_FOR_READERS, ProviderError } from '../providers/provider-error'
import { hookAddress } from './channel-address'

/** Time before a channel's end at which the next one is opened. */
const RENEWED_BEFORE_MS = 24 * HOUR_MS
/** A calendar that cannot be watched is asked again after that. */
const TRIED_EVERY_MS = 6 * HOUR_MS
const AT_ONCE = 10
/** After a try that came to nothing for a passing reason. */
const SOON_MS = 5 * 60_000

const TYPES = Object.keys(PROVIDER_OF_TYPE) as IntegrationType[]

/** For a timer: opens missing channels, and replaces those that are about to end. */
export async function keepChannels(now: Date, isTimeUp = () => false): Promise<void> {
  const types = TYPES.filter((type) => hookAddress(PROVIDER_OF_TYPE[type]) !== null)
  if (types.length === 0) return
  const later = (ms: number) => new Date(now.getTime() + ms)
  const spans = { now, before: later(RENEWED_BEFORE_MS), soon: later(SOON_MS), later: later(TRIED_EVERY_MS) }
  let taken: number
  do {
    const claimed = await claimFeedsToWatch(database(), { types, spans, limit: AT_ONCE })
    taken = claimed.taken
    const opened = await openAccounts(claimed.rows.map(({ integrationId }) => integrationId))
    await Promise.all(
      claimed.rows.map(async (row) => {
        const connection = opened.get(row.integrationId)
        if (connection) await keepChannel(row, connection, now)
      }),
    )
  } while (taken === AT_ONCE && !isTimeUp())
}

/**
 * Opens or replaces the push channel of a calendar; without a channel it is polled. False if there is none now for a reason that
 * passes by itself. Never throws for errors of a provider.
 */
export async function keepChannel(row: ChannelRow, opened: OpenConnection, now: Date): Promise<boolean> {
  const { provider, connection } = opened
  const url = hookAddress(provider.id)
  if (!provider.watch || !url || !isDue(row, now)) return true
  const secret = randomBytes(32).toString('base64url')
  try {
    const watch = await provider.watch(connection, row.calendarId, { url, secret })
    const { channelId, resource, expiresAt } = watch
    const channel = { channelId, resource, tokenHash: sha256(secret), ...whenToRenew(expiresAt) }
    const isSaved = await saveChannel(database(), row, channel, now)
    await closeChannels(isSaved ? [row] : [{ ...row, channelId, channelResource: resource }], opened)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const isLive = row.channelId !== null && row.expiresAt !== null && row.expiresAt > now
    if (!isLive && !PASSING_FOR_READERS.includes(error.kind)) {
      await saveNoChannel(database(), row, new Date(now.getTime() + TRIED_EVERY_MS))
    }
    return isLive || error.kind !== 'transient'
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

function whenToRenew(expiresAt: number) {
  return { expiresAt: new Date(expiresAt), renewedAt: new Date(expiresAt - RENEWED_BEFORE_MS) }
}

/** One that lives is renewed near its end; a date without a channel is that of the next try. */
function isDue({ channelId, expiresAt }: ChannelRow, now: Date): boolean {
  if (!expiresAt) return true
  return expiresAt.getTime() < now.getTime() + (channelId ? RENEWED_BEFORE_MS : 0)
}
