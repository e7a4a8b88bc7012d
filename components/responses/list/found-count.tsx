import { countOf } from '@/components/forms/count-of'

type FoundCountProps = {
  isNarrowed: boolean /** Undefined while it is being read. */
  count: number | undefined
  hasMore: boolean
}

/** Says what was found, to those who do not see the list change. It is on the page before there is something to say. */
export function FoundCount({ isNarrowed, count, hasMore }: FoundCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {isNarrowed && count !== undefined && `${hasMore ? 'More than ' : ''}${countOf(count, 'response')} found`}
    </p>
  )
}
