/**
 * npm hands a SIGTERM to the shell between itself and us. Many a shell dies of it and tells nobody: the server would stay behind,
 * with the port and the data folder in its hands.
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
