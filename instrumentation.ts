/**
 * Start of a process: environment, then the database. What is wrong ends it with one line: an exception that left this
 * function would leave Next answering every request with 500. Never during the build.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  try {
    const { startProcess } = await import('./lib/start-process')
    await startProcess()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
