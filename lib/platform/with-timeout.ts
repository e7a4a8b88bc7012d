/** Waits at most so long; past that the work goes on by itself, and what becomes of it is nobody's matter any more. */
export async function withTimeout<T>(waitMs: number, work: Promise<T>): Promise<T | 'pending'> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<'pending'>((resolve) => {
    // A process that has nothing else left to do ends without waiting.
    timer = setTimeout(() => resolve('pending'), waitMs).unref()
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
