import { forgetLogin } from '../config'
import { note } from '../io'
import type { AddCommand } from './command'

export const logout: AddCommand = (program, io) => {
  program
    .command('logout')
    .description('Forget the saved address and key')
    .action(() => {
      forgetLogin(io)
      note(io, 'Forgotten. The key itself stays valid until you revoke it, in Settings → Developers.')
    })
}
