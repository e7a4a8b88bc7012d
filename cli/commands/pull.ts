import { DEFAULT_FILE, readText, writeText } from '../configuration/file'
import { toYaml } from '../configuration/yaml'
import { CliError, UsageError } from '../errors'
import { note } from '../io'
import { confirm } from '../prompt'
import { answerOf, connect } from '../session'
import type { AddCommand } from './command'

export const pull: AddCommand = (program, io) => {
  program
    .command('pull')
    .description('Write settings, time off, pages and forms to a file')
    .argument('[file]', 'the file; - is stdout', DEFAULT_FILE)
    .option('-f, --force', 'overwrite the file without asking')
    .action(async (file: string, { force }: { force?: boolean }) => {
      const { document } = await answerOf(connect(io).GET('/api/v1/configuration'))
      const text = toYaml(document)
      if (file === '-') {
        io.stdout.write(text)
        return
      }
      const before = readText(file)
      if (before === text) {
        note(io, `${file} is up to date.`)
        return
      }
      if (before !== null && !force) {
        if (!io.stdin.isTTY) throw new UsageError(`${file} says something else. Overwrite it with --force.`)
        if (!(await confirm(io, `${file} says something else. Overwrite it?`)))
          throw new CliError('Nothing was written.')
      }
      writeText(file, text)
      note(io, `Written to ${file}.`)
    })
}
