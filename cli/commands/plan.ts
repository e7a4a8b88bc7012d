import { DEFAULT_FILE, readConfiguration } from '../configuration/file'
import { planText } from '../configuration/plan-text'
import { show } from '../output'
import { answerOf, connect } from '../session'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

export const PRUNE_OPTION = ['--prune', 'delete the pages and forms that are not in the file'] as const
export const NO_CHANGES = 'The account says what the file says: no changes.'

export const plan: AddCommand = (program, io) => {
  program
    .command('plan')
    .description('Show what a file would change, and its effect; changes nothing')
    .argument('[file]', 'as written by pull', DEFAULT_FILE)
    .option(...PRUNE_OPTION)
    .option(...JSON_OPTION)
    .action(async (file: string, { prune, ...options }: ForPrograms & { prune?: boolean }) => {
      const body = { document: readConfiguration(file), prune }
      const data = await answerOf(connect(io).POST('/api/v1/configuration/plan', { body }))
      show(io, options, { data, text: planText(data), ifNone: NO_CHANGES })
    })
}
