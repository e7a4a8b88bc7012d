import { note } from '../io'
import { show } from '../output'
import { readPage, toPageAddress } from '../page'
import { answerOf, connect } from '../session'
import { dateWords, requireTimezone, timeOfDay, toDates, toMinutes } from '../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

type Options = ForPrograms & { from?: string; to?: string; timezone?: string; duration?: number }

export const slots: AddCommand = (program, io) => {
  program
    .command('slots')
    .description('List the free times of a booking page')
    .argument('<page>', 'its slug or its link')
    .option('--from <date>', 'the first date; today if it is missing')
    .option('--to <date>', 'the last date, inclusive; six days after the first if it is missing')
    .option('--timezone <zone>', "the zone of dates and times; the page's if it is missing", requireTimezone)
    .option('--duration <minutes>', "one of the page's lengths; its first if it is missing", toMinutes)
    .option(...JSON_OPTION)
    .action(async (page: string, { from, to, timezone, duration, ...options }: Options) => {
      const slotform = connect(io)
      const address = toPageAddress(page)
      const zone = timezone ?? (await readPage(slotform, address)).timezone
      const dates = toDates({ from, to }, zone, io.now())
      const query = { ...dates, timezone: zone, duration, k: address.k }
      const path = { slug: address.slug }
      const data = await answerOf(slotform.GET('/api/v1/schedule/{slug}/slots', { params: { path, query } }))
      const lines = data.days.map(
        ({ date, slots }) => `${dateWords(date)}  ${slots.map((slot) => timeOfDay(slot, zone)).join(' ')}`,
      )
      show(io, options, {
        data,
        text: lines.length > 0 ? lines.join('\n') : null,
        ifNone: `${address.slug} has no free time from ${dates.from} to ${dates.to}.`,
      })
      if (!options.json) note(io, `${data.duration} minutes each, ${data.timezone}`)
      if (data.unchecked.length > 0)
        note(io, `These dates could not be checked, because a calendar does not answer: ${data.unchecked.join(', ')}`)
    })
}
