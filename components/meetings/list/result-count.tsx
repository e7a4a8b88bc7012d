import { useTexts } from '@/messages/react/texts-provider'

type ResultCountProps = {
  q: string
  /** Undefined while it loads. */
  count: number | undefined
}

/** Tells screen readers what a search found. A live region must be on the page before its text changes. */
export function ResultCount({ q, count }: ResultCountProps) {
  const { t, say } = useTexts('meetings')
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {q && count !== undefined && say(t.list.found, { count, q })}
    </p>
  )
}
