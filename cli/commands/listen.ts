import { InvalidArgumentError } from 'commander'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/webhooks'
import { isSecret, newSecret } from '@/lib/webhooks/new-secret'
import { note } from '../io'
import { type Event, eventWords } from '../listening/event-words'
import { listenFor } from '../listening/events'
import { type Forwarded, forward, toTarget } from '../listening/forward'
import { ownTimezone, requireTimezone, timeOfDay } from '../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

type Options = ForPrograms & { forward?: URL; events?: WebhookEvent[]; secret?: string; timezone: string }

export const listen: AddCommand = (program, io) => {
  program
    .command('listen')
    .description("Print the account's webhooks as they happen, and forward them to this computer")
    .option('--forward <port>', 'send each to this port, or to this address, signed', toTarget)
    .option('--events <names>', `only these, separated by commas: ${WEBHOOK_EVENTS.join(', ')}`, toEvents)
    .option('--secret <whsec_…>', 'sign with this secret; a new one if it is missing', toSecret)
    .option('--timezone <zone>', "the zone of times; this computer's if it is missing", requireTimezone, ownTimezone())
    .option(JSON_OPTION[0], 'Print JSON for programs, one line each')
    .action(async ({ forward: target, events, timezone, json, ...options }: Options) => {
      const secret = options.secret ?? newSecret()
      if (target && !options.secret) note(io, `Forwarding to ${target.href}, signed with ${secret}`)
      for await (const event of listenFor(io, events)) {
        const forwarded = target ? await forward(io, target, { event, secret }) : null
        const line = json ? JSON.stringify({ event, forwarded }) : toLine(event, forwarded, timezone)
        io.stdout.write(`${line}\n`)
      }
    })
}

/** `09:41  booking.created  Intro call, Tue 2026-11-24 09:00, Vera  → 200` */
function toLine(event: Event, forwarded: Forwarded | null, timezone: string): string {
  const parts = [timeOfDay(event.createdAt, timezone), event.type, eventWords(event, timezone)]
  if (forwarded) parts.push(`→ ${forwarded.status ?? forwarded.error}`)
  return parts.join('  ')
}

function toEvents(text: string): WebhookEvent[] {
  const names = text.split(',').map((name) => name.trim())
  return names.map((name) => {
    const event = WEBHOOK_EVENTS.find((one) => one === name)
    if (!event) throw new InvalidArgumentError(`“${name}” is none of ${WEBHOOK_EVENTS.join(', ')}.`)
    return event
  })
}

function toSecret(text: string): string {
  if (!isSecret(text)) throw new InvalidArgumentError('A secret is whsec_ and base64 of 24 to 64 bytes.')
  return text
}
