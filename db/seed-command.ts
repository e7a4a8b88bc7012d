import { withCommandDatabase } from './command'
import { seed } from './seed'

/** `npm run seed`. Returns the line to print; throws one whose message is the line. */
export function runSeed(): Promise<string> {
  return withCommandDatabase((db) => seed(db, new Date()))
}
