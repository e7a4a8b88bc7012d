/**
 * Measures the processor time of this process, in milliseconds: the clock goes on while other processes have the processor.
 * `const used = startProcessorTime(); work(); used()`
 */
export function startProcessorTime(): () => number {
  const begun = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
}
