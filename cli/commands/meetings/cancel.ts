import { CliError, UsageError } from '../../errors'
import type { Io } from '../../io'
import { inline, show } from '../../output'
import { confirm } from '../../prompt'
import { answerOf, connect, type Slotform } from '../../session'
import { ownTimezone, timeWords } from '../../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from '../command'

type Options = ForPrograms & { reason?: string; yes?: boolean }

export const addCancel: AddCommand = (meetings, io) => {
  meetings
    .command('cancel')
    .description('Cancel a booking; its attendee is told')
    .argument('<id>', 'the meeting, as the list prints it')
    .option('--reason <text>', 'told to the attendee')
    .option('-y, --yes', 'do not ask')
    .option(...JSON_OPTION)
    .action(async (id: string, { reason, yes, ...options }: Options) => {
      const slotform = connect(io)
      if (!yes) await requireConsent(io, slotform, id)
      const path = { id }
      const data = await answerOf(slotform.POST('/api/v1/meetings/{id}/cancel', { params: { path }, body: { reason } }))
      show(io, options, { data, text: `Cancelled: ${inline(data.title)}` })
    })
}

async function requireConsent(io: Io, slotform: Slotform, id: string): Promise<void> {
  if (!io.stdin.isTTY) throw new UsageError('Nobody can be asked here: add --yes.')
  const meeting = await answerOf(slotform.GET('/api/v1/meetings/{id}', { params: { path: { id } } }))
  const zone = ownTimezone()
  const what = `“${inline(meeting.title)}” on ${timeWords(meeting.startTime, zone)} (${zone})`
  if (!(await confirm(io, `Cancel ${what}?`))) throw new CliError('Nothing was cancelled.')
}
