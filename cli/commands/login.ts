import { isOpenWire, saveLogin, toOrigin } from '../config'
import { UsageError } from '../errors'
import { type Io, note } from '../io'
import { inline } from '../output'
import { ask, askHidden, readPiped } from '../prompt'
import { answerOf, connectTo } from '../session'
import type { AddCommand } from './command'

export const login: AddCommand = (program, io) => {
  program
    .command('login')
    .description('Save the address of an instance and a key for it, after checking both')
    .option('--url <address>', 'the instance, such as https://slots.example.com; asked for if it is missing')
    .addHelpText('after', '\nMake a key in Settings → Developers. Without a terminal, the key is read from stdin.')
    .action(async (options: { url?: string }) => {
      const url = toOrigin(options.url ?? (await askAddress(io)))
      if (isOpenWire(url)) note(io, `Careful: ${url} has no encryption, so others on the way can read the key.`)
      const key = io.stdin.isTTY ? await askHidden(io, `Key for ${url} (sf_…): `) : await readPiped(io)
      if (!key) throw new UsageError('The key is missing. Type it, or pipe it in: slotform login --url … < key.txt')
      if (/\s/.test(key)) throw new UsageError('A key is one word that begins with sf_.')
      const { email, username } = await answerOf(connectTo(io, { url, key }).GET('/api/v1/user'))
      note(io, `Logged in to ${url} as ${inline(email ?? username)}. Saved in ${saveLogin(io, { url, key })}`)
    })
}

function askAddress(io: Io): Promise<string> {
  if (!io.stdin.isTTY) throw new UsageError('Name the instance: slotform login --url https://slots.example.com')
  return ask(io, 'Address of the instance: ')
}
