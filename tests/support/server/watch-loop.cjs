// Preloaded into a server: tells at http://127.0.0.1:$WATCH_LOOP_PORT the longest turn of the event loop since it was asked last, in
// milliseconds of the main thread's own CPU time. Other work of the machine does not count.
const { openSync, readSync } = require('node:fs')
const http = require('node:http')

const EVERY_MS = 1
/** `/hold` computes for so long: a test sees whether that is seen. */
const HELD_MS = 100
const port = process.env.WATCH_LOOP_PORT

if (port && process.argv[1]?.endsWith('server.mjs')) {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const buffer = Buffer.alloc(64)
  const cpuMs = () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 64, 0)).split(' ', 1)[0]) / 1e6

  let longest = 0

  let used = cpuMs()
  setInterval(() => {
    const usedNow = cpuMs()
    longest = Math.max(longest, usedNow - used)
    used = usedNow
  }, EVERY_MS).unref()

  http
    .createServer((request, response) => {
      if (request.url === '/hold') {
        for (const end = cpuMs() + HELD_MS; cpuMs() < end; );
        return response.end()
      }
      response.end(JSON.stringify(longest))
      longest = 0
    })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
