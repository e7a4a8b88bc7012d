/** Start of a process; what is wrong ends it with one line. Never during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startProcess } = await import('@/lib/process/start-process')
  await startProcess()
}

/** The API answers its own errors; those of pages come by here before they are answered. */
export async function onRequestError(error: unknown, _request: unknown, page: { routePath: string }): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRequestError } = await import('@/lib/process/start-process')
  noteRequestError(error, page.routePath)
}
