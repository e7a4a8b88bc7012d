// Runs a Postgres server for as long as its standard input is open, then removes its folder. The tests hold the other
// end: however they end, kill -9 included, nothing stays behind. The lines `SIGINT` (fast shutdown), `SIGQUIT` (as a
// crash) and `start` stop the server and bring it back, with its data.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'

const { command, args, folder, log, owner } = JSON.parse(process.argv[2] ?? '{}')
const output = openSync(log, 'a')
let isHalting = false
let ended = Promise.resolve()
/** @type {import('node:child_process').ChildProcess | undefined} */
let postgres

function start() {
  isHalting = false
  // A group of its own: Ctrl-C must not stop the database before the tests that still use it.
  const started = spawn(command, args, { ...owner, cwd: folder, stdio: ['ignore', output, output], detached: true })
  postgres = started
  started.once('error', () => process.exit(1))
  ended = new Promise((resolve) => started.once('exit', resolve)).then((code) => {
    postgres = undefined
    if (!isHalting) leave(code ?? 0)
  })
}

/** @param {number} code */
function leave(code) {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

function stop() {
  isHalting = false
  // SIGINT is Postgres' fast shutdown; a database that is thrown away needs no better one.
  if (postgres) postgres.kill('SIGINT')
  else leave(0)
}

start()
process.stdin.setEncoding('utf8').on('data', (line) => {
  const word = String(line).trim()
  if (word === 'start') return void ended.then(start)
  isHalting = true
  postgres?.kill(word === 'SIGQUIT' ? 'SIGQUIT' : 'SIGINT')
})
process.stdin.once('close', stop)
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
