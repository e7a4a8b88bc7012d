/** Start of a process; what is wrong ends it with one line. Never during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startProcess } = await import('./lib/start-process')
  await startProcess()
}
