import { show } from '../../output'
import { answerOf, connect } from '../../session'
import { ownTimezone, requireTimezone, timeWords, toInstant } from '../../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from '../command'

type Options = ForPrograms & { timezone: string; reason?: string }

export const addMove: AddCommand = (meetings, io) => {
  meetings
    .command('move')
    .description('Move a booking to another start; its attendee is told')
    .argument('<id>', 'the meeting, as the list prints it')
    .argument('<time>', 'the new start, such as 2027-03-01T09:00 in the zone, or with an offset')
    .option('--reason <text>', 'told to the attendee')
    .option('--timezone <zone>', "the zone of <time>; this computer's if it is missing", requireTimezone, ownTimezone())
    .option(...JSON_OPTION)
    .action(async (id: string, time: string, { timezone, reason, ...options }: Options) => {
      const body = { startTime: toInstant(time, timezone), reason }
      const data = await answerOf(connect(io).POST('/api/v1/meetings/{id}/move', { params: { path: { id } }, body }))
      show(io, options, { data, text: `Moved to ${timeWords(data.booking.startTime, timezone)} (${timezone})` })
    })
}
