// npm run users -- list | disable EMAIL | enable EMAIL | sign-out EMAIL | link EMAIL
import { runCommand } from './command.mjs'

await runCommand('db/users-command.ts', 'runUsers', process.argv.slice(2))
