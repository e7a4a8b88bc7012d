import { useTexts } from '@/messages/react/texts-provider'

type FoundCountProps = {
  isNarrowed: boolean
  /** Undefined while it loads. */
  count: number | undefined
  hasMore: boolean
}

/** Tells screen readers what the filters found. A live region must be on the page before its text changes. */
export function FoundCount({ isNarrowed, count, hasMore }: FoundCountProps) {
  const {
    say,
    t: { filter: t },
  } = useTexts('responses')
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {isNarrowed && count !== undefined && say(hasMore ? t.foundMore : t.found, { count })}
    </p>
  )
}
