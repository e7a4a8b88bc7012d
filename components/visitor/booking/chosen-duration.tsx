'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { askedDuration } from '@/lib/meetings/visitor/asked-duration'
import { DurationChips } from './duration-chips'

type Page = { duration: number; durations: readonly number[] }
type Chosen = { duration: number; choose: (duration: number) => void }

const ChosenDuration = createContext<Chosen | null>(null)

/** Shares the duration that a visitor chose: the facts of the page show it, the calendar asks for its times. */
export function DurationProvider({ page, children }: { page: Page; children: ReactNode }) {
  const [duration, setDuration] = useState(page.duration)
  // The page is cached for all addresses: only the browser knows what this one asks for.
  useEffect(() => setDuration(askedDuration(page, window.location.search) ?? page.duration), [page])

  function choose(chosen: number) {
    setDuration(chosen)
    const address = new URL(window.location.href)
    address.searchParams.set('duration', String(chosen))
    window.history.replaceState(window.history.state, '', address)
  }

  return <ChosenDuration value={{ duration, choose }}>{children}</ChosenDuration>
}

export function useChosenDuration(): Chosen {
  const chosen = useContext(ChosenDuration)
  if (!chosen) throw new Error('No DurationProvider')
  return chosen
}

/** The choice among the facts of the page. It rests until the page has hydrated, as that of the time zone does. */
export function DurationChoice({ durations }: { durations: readonly number[] }) {
  const { duration, choose } = useChosenDuration()
  return <DurationChips durations={durations} value={duration} isDisabled={!useHydrated()} onChoose={choose} />
}
