/**
 * npm sends SIGTERM to the shell between itself and us. Many shells die of it without passing it on: the server would
 * keep running, and hold the port and the data folder.
 */
const LOOK_PAUSE_MS = 250

/** Until the server knows better, nothing is under way that could be lost. */
let stop = () => process.exit(1)

if (/^(?:start|dev)$/.test(process.env.npm_lifecycle_event ?? '')) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_PAUSE_MS).unref()
}

/** @param {() => void} how to stop when npm is gone */
export function stopWithNpm(how) {
  stop = how
}
