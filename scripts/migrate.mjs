// npm run migrate: applies the migrations and ends.
import { runCommand } from './command.mjs'

await runCommand('db/migrate-command.ts', 'runMigrations')
