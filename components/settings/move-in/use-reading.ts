import { useRef, useState } from 'react'
import type { ReadAnswer } from '@/lib/arrivals/api-shapes'
import { MAX_ARRIVAL_FILES } from '@/lib/arrivals/limits'
import { packDocuments } from '@/lib/arrivals/reading/pack'
import { readArrival } from '@/lib/client/arrivals'
import { ApiError } from '@/lib/client/request'
import type { ReadableSource } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { useReasonOf } from '../../ui/toast-failure'

/** `waits`: seconds that the source wants to be left alone. `isStopped`: it goes on where it ended. */
export type Reading = { progress: ReadAnswer['progress']; waits: number; isStopped: boolean }

type Kept = { documents: ReadAnswer['documents']; cursor: string | null }

const NOTHING: Kept = { documents: [], cursor: null }
const AT_BEGINNING: Reading = { progress: { done: 0, of: null }, waits: 0, isStopped: false }

/** Reads an account step by step. What was read is kept while the screen is open, so that it can be stopped and go on. */
export function useReading(onRead: (files: File[]) => void, onProblem: (problem: string) => void) {
  const { t } = useTexts('moveIn')
  const reasonOf = useReasonOf()
  const [reading, setReading] = useState<Reading | null>(null)
  const kept = useRef(NOTHING)
  const running = useRef<AbortController>(undefined)

  async function read(source: ReadableSource, token: string, pastDays: number) {
    const stop = new AbortController()
    running.current = stop
    const { signal } = stop
    onProblem('')
    setReading((before) => ({ ...(before ?? AT_BEGINNING), waits: 0, isStopped: false }))
    try {
      await readOn(source, { token, pastDays }, signal)
      const files = packDocuments(kept.current.documents, MAX_ARRIVAL_FILES).map(
        ({ name, text }) => new File([text], name, { type: 'application/json' }),
      )
      reset()
      onRead(files)
    } catch (error) {
      if (!signal.aborted) onProblem(reasonOf(error) ?? t.noAnswer)
      // After a day a reading begins again.
      if (error instanceof ApiError && error.code === 'cursor') kept.current = NOTHING
      const hasBegun = kept.current.cursor !== null
      setReading((before) => (hasBegun && before ? { ...before, waits: 0, isStopped: true } : null))
    }
  }

  async function readOn(source: ReadableSource, sent: { token: string; pastDays: number }, signal: AbortSignal) {
    do {
      const { cursor } = kept.current
      const step = await readArrival(source, { ...sent, cursor }, signal)
      kept.current = { documents: [...kept.current.documents, ...step.documents], cursor: step.cursor }
      setReading({ progress: step.progress, waits: step.waitSeconds, isStopped: false })
      await wait(step.waitSeconds, signal)
    } while (kept.current.cursor !== null)
  }

  function reset() {
    kept.current = NOTHING
    setReading(null)
  }

  return {
    reading,
    read: (source: ReadableSource, token: string, pastDays: number) => void read(source, token, pastDays),
    stop: () => running.current?.abort(),
    forget: () => {
      running.current?.abort()
      reset()
    },
  }
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  if (seconds === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
