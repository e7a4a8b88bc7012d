// npm run restore -- FILE [--replace]
import { runCommand } from './command.mjs'

await runCommand('lib/backup/restore-command.ts', 'runRestore', process.argv.slice(2))
