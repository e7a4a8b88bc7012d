import { useMemo } from 'react'
import { useStoredText } from '@/components/ui/stored-text'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/shared/calendars/sources'
import type { SortOrder } from '@/lib/shared/sort-order'
import { MEETING_STATUSES, type MeetingStatus } from '@/lib/shared/statuses'

const VIEWS = ['list', 'week', 'calendar'] as const
/** `calendar` is the month. */
export type View = (typeof VIEWS)[number]

/** Inline script: marks its parent element when this browser has stored preferences, which the server could not know. */
export const hideUnlikeChoices = `try{for(const name of['view','order','sources','states'])if(localStorage.getItem('slotform.meetings.'+name))document.currentScript.parentElement.dataset.held=''}catch{}`

/** This browser's stored preferences for the list of meetings. */
export function useListChoices() {
  const [view, setView] = useStoredText('slotform.meetings.view')
  const [order, setOrder] = useStoredText('slotform.meetings.order')
  const [sources, setSources] = useStoredText('slotform.meetings.sources')
  const [states, setStates] = useStoredText('slotform.meetings.states')
  return {
    view: VIEWS.find((one) => one === view) ?? 'list',
    setView: (next: View) => setView(next),
    order: (order === 'asc' ? 'asc' : 'desc') as SortOrder,
    setOrder: (next: SortOrder) => setOrder(next),
    statuses: useMemo(() => readChosen(states, MEETING_STATUSES), [states]),
    setStatuses: (next: readonly MeetingStatus[]) => setStates(next.join()),
    sources: useMemo(() => readChosen(sources, MEETING_SOURCES), [sources]),
    setSources: (next: readonly MeetingSource[]) => setSources(next.join()),
  }
}

/** Nothing stored means all of them, an empty text none. */
function readChosen<Choice extends string>(text: string | null, all: readonly Choice[]): readonly Choice[] {
  if (text === null) return all
  const stored = text.split(',')
  return all.filter((choice) => stored.includes(choice))
}
