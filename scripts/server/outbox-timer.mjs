const NODE = Symbol.for('slotform.node')

/**
 * What instrumentation.ts leaves for the Node entry. Absent until Next has run it, and in a build without it.
 * @returns {{ deliverDue?: () => Promise<void>, close?: () => Promise<void>, mailSummary?: string }}
 */
export function nodeHooks() {
  return globalThis[NODE] ?? {}
}

/** @param {unknown} error */
export function toLine(error) {
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.split('\n')[0] ?? ''
}

/**
 * Delivers what is due every few seconds, one run at a time. A serverless host calls a route on a schedule instead.
 * @param {number} [everyMs]
 * @returns {() => Promise<void>} stops the timer and waits for the run under way
 */
export function startOutboxTimer(everyMs = 5_000) {
  let running = Promise.resolve()
  let isStopped = false
  let timer = setTimeout(run, everyMs)
  timer.unref()

  function run() {
    running = Promise.resolve()
      .then(() => nodeHooks().deliverDue?.())
      .catch((error) => console.error(`Outbox: ${toLine(error)}`))
      .then(() => {
        if (isStopped) return
        timer = setTimeout(run, everyMs)
        timer.unref()
      })
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
