import { useMemo } from 'react'
import { useStoredText } from '@/components/ui/stored-text'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/vocabulary/calendars/sources'
import type { SortOrder } from '@/lib/vocabulary/sort-order'

export type View = 'list' | 'calendar'

/** Inline script: marks its parent element when this browser has stored preferences, which the server could not know. */
export const hideUnlikeChoices = `try{for(const name of['view','order','sources'])if(localStorage.getItem('slotform.meetings.'+name))document.currentScript.parentElement.dataset.held=''}catch{}`

/** This browser's stored preferences for the list of meetings. */
export function useListChoices() {
  const [view, setView] = useStoredText('slotform.meetings.view')
  const [order, setOrder] = useStoredText('slotform.meetings.order')
  const [sources, setSources] = useStoredText('slotform.meetings.sources')
  return {
    view: (view === 'calendar' ? 'calendar' : 'list') as View,
    setView: (next: View) => setView(next),
    order: (order === 'asc' ? 'asc' : 'desc') as SortOrder,
    setOrder: (next: SortOrder) => setOrder(next),
    sources: useMemo(() => readSources(sources), [sources]),
    setSources: (next: readonly MeetingSource[]) => setSources(next.join()),
  }
}

/** Nothing stored means all four, an empty text none. */
function readSources(text: string | null): readonly MeetingSource[] {
  if (text === null) return MEETING_SOURCES
  const stored = text.split(',')
  return MEETING_SOURCES.filter((source) => stored.includes(source))
}
