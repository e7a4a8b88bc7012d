import { useEffect, useState } from 'react'
import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import { FILE_ARRIVING } from '@/lib/vocabulary/forms/files'
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
  const isMarked = given.includes(FILE_ARRIVING)
  const isNeeded = chosen.length + given.length > 0
  const isLoading = isNeeded && !Uploads && !hasFailed
  // The answers were cleared before the files could be sent.
  if (isLoading && !isMarked && chosen.length > 0) setChosen([])

  function mark() {
    if (!isMarked) onChange([...given, FILE_ARRIVING])
  }
  useEffect(() => {
    if (isLoading)
      loadUploads().then(
        (loaded) => setUploads(() => loaded.Uploads),
        () => setHasFailed(true),
      )
  }, [isLoading])

  const isHeld = hasFailed && isMarked
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isHeld) onChange(given.filter((id) => id !== FILE_ARRIVING))
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
      mark()
    },
    retry() {
      setHasFailed(false)
      if (chosen.length > 0) mark()
    },
  }
}
