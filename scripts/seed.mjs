// npm run seed: a demo owner with pages and bookings; safe to run twice.
import { runCommand } from './command.mjs'

await runCommand('db/seed-command.ts', 'runSeed')
