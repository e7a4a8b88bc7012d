import { withCommandDatabase } from './command'
import { seed } from './seed'

/** `npm run seed`. Returns the line to print, or throws an error with it. */
export function runSeed(): Promise<string> {
  return withCommandDatabase((db) => seed(db, new Date()))
}
