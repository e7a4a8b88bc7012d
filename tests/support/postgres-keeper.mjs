// Runs a Postgres server for as long as its standard input is open, then removes its folder. The tests hold the other
// end: however they end, kill -9 included, nothing stays behind.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'

const { command, args, folder, log, owner } = JSON.parse(process.argv[2] ?? '{}')
const output = openSync(log, 'a')
// A group of its own: Ctrl-C must not stop the database before the tests that still use it.
const postgres = spawn(command, args, { ...owner, cwd: folder, stdio: ['ignore', output, output], detached: true })

postgres.once('error', () => process.exit(1))
postgres.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
// SIGINT is Postgres' fast shutdown; a database that is thrown away needs no better one.
const stop = () => postgres.kill('SIGINT')
process.stdin.once('close', stop).resume()
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
