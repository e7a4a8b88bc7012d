import { toAccountCommand } from './accounts'
import { withCommandDatabase } from './command'

/** `npm run users`. Returns the lines to print; throws one whose message is the line. */
export async function runUsers(args: string[]): Promise<string> {
  return withCommandDatabase(toAccountCommand(args))
}
