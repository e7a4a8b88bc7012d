import { runCli } from '../cli'
import { createKey } from '../factories/keys'
import { signInOwner } from './owner'
import { fetchFromRoutes } from './typed-client'

export const CLI_SERVER = 'http://localhost:3000'

/** An owner with a key of theirs in the environment of a terminal, whose commands reach the handlers without a server. */
export async function atTerminal(fields?: Parameters<typeof createKey>[1]) {
  const owner = await signInOwner()
  const { key } = await createKey(owner, fields)
  const env = { XDG_CONFIG_HOME: '/nowhere', SLOTFORM_URL: CLI_SERVER, SLOTFORM_KEY: key }
  const given = { env, fetch: fetchFromRoutes }
  const run = (...args: string[]) => runCli(args, given)
  const answering = (typed: string[], ...args: string[]) => runCli(args, { ...given, typed })
  return { owner, key, given, run, answering }
}
