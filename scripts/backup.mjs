// npm run backup -- FILE
import { runCommand } from './command.mjs'

await runCommand('lib/backup/backup-command.ts', 'runBackup', process.argv.slice(2))
