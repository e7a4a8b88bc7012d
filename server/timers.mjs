const NODE = Symbol.for('slotform.node')

/**
 * Hooks that instrumentation.ts leaves for the Node entry. Absent until Next has run it, and in a build without it.
 * @returns {{ deliverDue?: () => Promise<void>, runChores?: () => Promise<void>, redrawChangedPages?: () => Promise<void>, isDatabaseAway?: () => boolean, answerCommands?: () => Promise<void>, readGauges?: () => Promise<import('../lib/process/gauges').Gauges>, logUnexpected?: (event: string, error: unknown, fields?: object) => void, close?: () => Promise<void>, mailSummary?: string, countRefusal?: (limit: 'LIMIT_PAGE_READS') => void, tooManyPages?: (accepted: string) => { lang: string, dir: string, title: string, text: string } }}
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
 * A line of the app's log. Without the app, whose log cannot be had before it runs, a line for people.
 * @param {string} name
 * @param {unknown} error
 */
function tellFailure(name, error) {
  const { logUnexpected } = nodeHooks()
  if (logUnexpected) logUnexpected('timer_failed', error, { work: name })
  else console.error(`${name}: ${toLine(error)}`)
}

/**
 * Repeats some work with a pause between, one run at a time. A failure is one line, and the next run comes all the same.
 * @param {string} name
 * @param {number} pauseMs
 * @param {() => Promise<void> | undefined} work
 * @returns {() => Promise<void>} stops it and waits for the run under way
 */
export function startTimer(name, pauseMs, work) {
  let running = Promise.resolve()
  let isStopped = false
  let timer = setTimeout(run, pauseMs)
  timer.unref()

  function run() {
    running = Promise.resolve()
      .then(work)
      .catch((error) => tellFailure(name, error))
      .then(() => {
        if (isStopped) return
        timer = setTimeout(run, pauseMs)
        timer.unref()
      })
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
