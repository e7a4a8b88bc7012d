import { setImmediate as nextTurn } from 'node:timers/promises'
import { isCompiled, isPattern } from '../answers/pattern'

/** Compiles the patterns of a form before they are used. Others are answered in between. */
export async function preparePatterns(patterns: readonly string[]): Promise<void> {
  for (const pattern of patterns) {
    if (isCompiled(pattern)) continue
    await nextTurn()
    isPattern(pattern)
  }
}
