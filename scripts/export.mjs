// npm run export -- OWNER FILE
import { runCommand } from './command.mjs'

await runCommand('lib/portability/server/export-command.ts', 'runExport', process.argv.slice(2))
