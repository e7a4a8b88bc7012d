import { randomUUID } from 'node:crypto'
import { UnansweredError, UsageError } from '../errors'
import { note } from '../io'
import { show } from '../output'
import { readPage, toPageAddress } from '../page'
import { answerOf, connect } from '../session'
import { requireTimezone, timeWords, toInstant, toMinutes } from '../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

type Options = ForPrograms & {
  name: string
  email: string
  timezone?: string
  duration?: number
  guest?: string[]
  answers?: Record<string, unknown>
  idempotencyKey: string
}

export const book: AddCommand = (program, io) => {
  program
    .command('book')
    .description('Book a free time of a page for an attendee, who gets the invitation')
    .argument('<page>', 'its slug or its link')
    .argument('<time>', 'a time of slots, such as 2027-03-01T09:00 in the zone, or with an offset')
    .requiredOption('--name <name>', "the attendee's name")
    .requiredOption('--email <address>', "the attendee's email address")
    .option('--timezone <zone>', "the attendee's zone, also of <time>; the page's if it is missing", requireTimezone)
    .option('--duration <minutes>', "one of the page's lengths; its first if it is missing", toMinutes)
    .option('--guest <address...>', 'email addresses of people whom the attendee brings')
    .option('--answers <json>', "answers to the page's form, by question id", toAnswers)
    .option('--idempotency-key <key>', 'the same key books once, however often it is repeated', randomUUID())
    .option(...JSON_OPTION)
    .action(async (page: string, time: string, { name, email, duration, idempotencyKey, ...options }: Options) => {
      const slotform = connect(io)
      const { slug, k } = toPageAddress(page)
      const zone = options.timezone ?? (await readPage(slotform, { slug, k })).timezone
      const body = {
        attendeeName: name,
        attendeeEmail: email,
        startTime: toInstant(time, zone),
        userTimezone: zone,
        duration,
        guests: options.guest,
        responses: options.answers,
        k,
      }
      const params = { path: { slug }, header: { 'Idempotency-Key': idempotencyKey } }
      const data = await answerOf(slotform.POST('/api/v1/schedule/{slug}/book', { params, body })).catch(
        (error: unknown) => {
          if (error instanceof UnansweredError)
            note(io, `It may be booked all the same. Repeat with --idempotency-key ${idempotencyKey}: that books once.`)
          throw error
        },
      )
      const { status, startTime, duration: minutes, manageUrl } = data.booking
      const done = status === 'pending' ? 'Requested, and waits for approval' : 'Booked'
      const lines = [
        `${done}: ${timeWords(startTime, zone)}, ${minutes} minutes (${zone})`,
        `Meeting: ${data.meeting.id}`,
        `To move or cancel it: ${manageUrl}`,
      ]
      show(io, options, { data, text: lines.join('\n') })
    })
}

function toAnswers(text: string): Record<string, unknown> {
  try {
    const answers: unknown = JSON.parse(text)
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return { ...answers }
  } catch {}
  throw new UsageError(`--answers is a JSON object, such as '{"<question id>": "Fine"}'.`)
}
