import { withCommandDatabase } from './command'

/** `npm run migrate`: applies the migrations and ends. Returns the line to print; throws one whose message is the line. */
export function runMigrations(): Promise<string> {
  return withCommandDatabase(async (_db, applied) =>
    applied === 0 ? 'The database is up to date.' : `Applied ${applied} migrations.`,
  )
}
