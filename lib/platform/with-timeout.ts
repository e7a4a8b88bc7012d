/** Resolves to 'pending' after `waitMs`; the work continues, and its result is ignored. */
export async function withTimeout<T>(waitMs: number, work: Promise<T>): Promise<T | 'pending'> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'pending'>((resolve) => {
    // The timer does not keep the process alive.
    timer = setTimeout(() => resolve('pending'), waitMs).unref()
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
