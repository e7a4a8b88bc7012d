import { DEFAULT_FILE, readConfiguration } from '../configuration/file'
import { countOf, type Plan, planText } from '../configuration/plan-text'
import { CliError, UsageError } from '../errors'
import { note } from '../io'
import { show } from '../output'
import { confirm } from '../prompt'
import { answerOf, connect } from '../session'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'
import { NO_CHANGES, PRUNE_OPTION } from './plan'

type Options = ForPrograms & { prune?: boolean; yes?: boolean }

export const apply: AddCommand = (program, io) => {
  program
    .command('apply')
    .description('Plan, ask, and apply a file: all of it or nothing')
    .argument('[file]', 'as written by pull', DEFAULT_FILE)
    .option(...PRUNE_OPTION)
    .option('-y, --yes', 'do not ask')
    .option(...JSON_OPTION)
    .action(async (file: string, { prune, yes, ...options }: Options) => {
      const slotform = connect(io)
      const document = readConfiguration(file)
      const planned = await answerOf(slotform.POST('/api/v1/configuration/plan', { body: { document, prune } }))
      if (planned.differences.length === 0) {
        show(io, options, { data: planned, text: null, ifNone: NO_CHANGES })
        return
      }
      if (!options.json) show(io, {}, { data: planned, text: planText(planned) })
      if (!yes) {
        if (!io.stdin.isTTY) throw new UsageError('Nobody can be asked here: add --yes.')
        if (!(await confirm(io, questionOf(planned)))) throw new CliError('Nothing was changed.')
      }
      const body = { document, prune, version: planned.version }
      const data = await answerOf(slotform.POST('/api/v1/configuration/apply', { body }))
      show(io, options, { data, text: null, ifNone: '' })
      note(io, `Applied: ${countOf(data.differences.length, 'change')}.`)
    })
}

/** Deletions are named in the question, for they cannot be taken back. */
function questionOf({ differences, effects }: Plan): string {
  const pages = effects.pages.filter(({ hoursPerWeek }) => hoursPerWeek.after === null)
  const upcoming = pages.reduce((sum, page) => sum + page.upcoming, 0)
  const responses = effects.forms.reduce((sum, form) => sum + form.responses, 0)
  const deleted = [
    ...(pages.length > 0 ? [`${countOf(pages.length, 'page')} (${countOf(upcoming, 'upcoming booking')})`] : []),
    ...(effects.forms.length > 0
      ? [`${countOf(effects.forms.length, 'form')} with ${countOf(responses, 'response')}`]
      : []),
  ]
  const loss = deleted.length > 0 ? `, and delete ${deleted.join(' and ')}` : ''
  return `Apply ${countOf(differences.length, 'change')}${loss}?`
}
