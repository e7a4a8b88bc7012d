import { startTransition, useCallback, useEffect, useState } from 'react'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import type { Question } from '@/lib/shared/forms/question'

export type DrawnQuestions = {
  questions: Question[]
  /** False until all are drawn. */
  isWhole: boolean
  /** True when they are more than are drawn at once. */
  isLarge: boolean
}

/**
 * The questions of a form as they get drawn: the ones in the server's HTML, then as many again in each idle moment, so that
 * the largest form reacts to keys meanwhile. `drawAll` draws the rest at once.
 */
export function useDrawnQuestions(questions: Question[]): DrawnQuestions & { drawAll: () => void } {
  const [wanted, setWanted] = useState(0)
  const atOnce = drawnAtOnce(questions).length
  const count = Math.max(wanted, atOnce)
  const isWhole = count >= questions.length

  useEffect(() => {
    if (isWhole) return
    const more = count + drawnAtOnce(questions.slice(count)).length
    return whenIdle(() => startTransition(() => setWanted((known) => Math.max(known, more))))
  }, [questions, count, isWhole])

  return {
    questions: isWhole ? questions : questions.slice(0, count),
    isWhole,
    isLarge: atOnce < questions.length,
    drawAll: useCallback(() => setWanted(Number.POSITIVE_INFINITY), []),
  }
}

/** Returns a function that cancels it. Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 200 })
  return () => cancelIdleCallback(handle)
}
