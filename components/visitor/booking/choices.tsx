'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { askedDuration } from '@/lib/meetings/visitor/asked-duration'
import type { HostedPage } from './bookable-page'
import { DurationChips } from './duration-chips'

type Page = { duration: number; durations: readonly number[] }
/** The fields of the page that a visitor's choices replace. */
type Chosen = { duration: number } & Pick<HostedPage, 'host' | 'more'>
type Choices = {
  chosen: Chosen
  /** `name` and `value`: of the choice in the address, which is kept there; null takes it out. */
  choose: (fields: Partial<Chosen>, name: string, value: string | null) => void
}

const ChoicesContext = createContext<Choices | null>(null)

/** Shares what a visitor chose: the facts of the page show it, the calendar asks for its times. */
export function ChoicesProvider({ page, children }: { page: Page; children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>({ duration: page.duration })
  // The page is cached for all addresses: only the browser knows what this one asks for.
  useEffect(
    () => setChosen((known) => ({ ...known, duration: askedDuration(page, window.location.search) ?? page.duration })),
    [page],
  )

  function choose(fields: Partial<Chosen>, name: string, value: string | null) {
    setChosen((known) => ({ ...known, ...fields }))
    const address = new URL(window.location.href)
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', address)
  }

  return <ChoicesContext value={{ chosen, choose }}>{children}</ChoicesContext>
}

export function useChoices(): Choices {
  const choices = useContext(ChoicesContext)
  if (!choices) throw new Error('No ChoicesProvider')
  return choices
}

/** The choice among the facts of the page. It rests until the page has hydrated, as that of the time zone does. */
export function DurationChoice({ durations }: { durations: readonly number[] }) {
  const { chosen, choose } = useChoices()
  return (
    <DurationChips
      durations={durations}
      value={chosen.duration}
      isDisabled={!useHydrated()}
      onChoose={(duration) => choose({ duration }, 'duration', String(duration))}
    />
  )
}
