import { useEffect, useState } from 'react'
import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import { FILE_ARRIVING } from '@/lib/shared/forms/files'
import { toList } from './choice-control'
import { loadUploads, type UploadsModule } from './load-uploads'

type Uploads = UploadsModule['Uploads']

/** Loads what sends files before one is chosen. A failure is told once there is a file. */
export const warmUploads = () => void loadUploads().catch(() => undefined)

/**
 * Loads what sends and lists files once there is one to send or to list. Files that are chosen meanwhile wait, and the answer
 * holds the mark of a file that arrives, with which no form is sent. A failure takes the mark back: the rest can be sent.
 */
export function useLateUploads(answer: TypedAnswer | undefined, onChange: (next: string[]) => void) {
  const [Uploads, setUploads] = useState<Uploads | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [chosen, setChosen] = useState<readonly File[][]>([])
  const given = toList(answer)
  const isNeeded = chosen.length > 0 || given.length > 0
  const isLoading = isNeeded && !Uploads && !hasFailed

  function mark(isArriving: boolean) {
    const sent = given.filter((id) => id !== FILE_ARRIVING)
    onChange(isArriving ? [...sent, FILE_ARRIVING] : sent)
  }
  useEffect(() => {
    if (isLoading)
      loadUploads().then(
        (loaded) => setUploads(() => loaded.Uploads),
        () => setHasFailed(true),
      )
  }, [isLoading])

  const isHeld = hasFailed && given.includes(FILE_ARRIVING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isHeld) mark(false)
  }, [isHeld])

  return {
    Uploads,
    chosen,
    hasFailed: hasFailed && isNeeded,
    choose(files: File[]) {
      if (files.length === 0) return
      setChosen((before) => [...before, files])
      if (Uploads) return
      setHasFailed(false)
      mark(true)
    },
    retry() {
      setHasFailed(false)
      if (chosen.length > 0) mark(true)
    },
  }
}
