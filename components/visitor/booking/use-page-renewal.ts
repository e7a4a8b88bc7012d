import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const SHOWN_MS = 12_000

/**
 * Reads the facts of the page again for each `outdated` sign that its durations have changed since it was opened. True for
 * a while after, so that the visitor is told.
 */
export function usePageRenewal(outdated: unknown): boolean {
  const router = useRouter()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!outdated) return
    setIsShown(true)
    router.refresh()
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outdated, router])

  return isShown
}
