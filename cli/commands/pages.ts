import { show, toTable } from '../output'
import { answerOf, connect } from '../session'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

export const pages: AddCommand = (program, io) => {
  program
    .command('pages')
    .description('List your booking pages')
    .option(...JSON_OPTION)
    .action(async (options: ForPrograms) => {
      const data = await answerOf(connect(io).GET('/api/v1/time-slot-pages'))
      const rows = data.map(({ slug, title, durations, timezone, isActive, visibility }) => [
        slug,
        title,
        `${durations.join(', ')} min`,
        timezone,
        isActive ? (visibility === 'secret' ? 'secret' : 'published') : 'off',
      ])
      const text = rows.length > 0 ? toTable(['PAGE', 'TITLE', 'LENGTH', 'TIME ZONE', 'STATE'], rows) : null
      show(io, options, { data, text, ifNone: 'You have no booking pages yet.' })
    })
}
