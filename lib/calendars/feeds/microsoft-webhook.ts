import { z } from 'zod'
import { database } from '@/db/client'
import { endChannelVouching, findFeedOfChannel, markFeedChanged } from '@/db/queries/calendars/calendar-channels'
import { AppError } from '@/lib/shared/errors'
import { hookAddress } from '../watching/channel-address'
import { isOfChannel, noteChange } from './google-webhook'

const MAX_MESSAGES = 1_000
const MAX_CHALLENGE = 2_000

const messages = z.object({
  value: z
    .array(
      z.object({
        subscriptionId: z.string(),
        clientState: z.string().nullish(),
        lifecycleEvent: z.string().nullish(),
      }),
    )
    .max(MAX_MESSAGES),
})

/** The text that Microsoft wants repeated before it opens a channel; it does so while we wait for that answer. */
export function repeatChallenge(token: string): string {
  if (!hookAddress('microsoft') || token.length > MAX_CHALLENGE) throw new AppError('not_found')
  return token
}

/** Handles changes of a calendar or of a channel. Throws 404 when none of the messages is for a channel of ours. */
export async function receiveMicrosoftMessages(text: string, now: Date): Promise<void> {
  const parsed = messages.safeParse(parse(text))
  const told = parsed.success ? parsed.data.value : []
  const channels = new Map(told.map((message) => [message.subscriptionId, message]))
  let ours = 0
  for (const { subscriptionId, clientState } of channels.values()) {
    const feed = subscriptionId.isWellFormed() ? await findFeedOfChannel(database(), clean(subscriptionId)) : null
    if (!feed || !isOfChannel(feed, clientState ?? '')) continue
    ours += 1
    const isEnding = told.some(
      (message) => message.subscriptionId === subscriptionId && isEnd(message.lifecycleEvent ?? ''),
    )
    // The reading that follows opens the next one.
    if (isEnding) await endChannelVouching(database(), feed, now)
    await markFeedChanged(database(), feed, now)
    noteChange(feed)
  }
  if (ours === 0) throw new AppError('not_found')
}

function isEnd(lifecycleEvent: string): boolean {
  return lifecycleEvent === 'subscriptionRemoved' || lifecycleEvent === 'reauthorizationRequired'
}

function clean(name: string): string {
  return name.replaceAll('\0', '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
