/**
 * Says what is going on, for somebody who waits for it, and afterwards how long it took.
 * @template T
 * @param {string} step
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(step, work) {
  console.log(`${step} …`)
  const begun = performance.now()
  const result = await work()
  console.log(`${step}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}
