import { useCallback, useMemo, useState } from 'react'

/** The ticked rows. Rows hidden by a search do not count, so that nobody deletes what they do not see. */
export function useSelection(shownIds: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => shownIds.filter((id) => ticked.has(id)), [shownIds, ticked])

  const choose = useCallback((id: string, isChosen: boolean) => {
    setTicked((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])

  return {
    chosen,
    isChosen: (id: string) => ticked.has(id),
    choose,
    chooseAll: () => setTicked(new Set(shownIds)),
    chooseNone: () => setTicked(new Set()),
  }
}
