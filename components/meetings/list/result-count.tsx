type ResultCountProps = { q: string /** Undefined while it is being counted. */; count: number | undefined }

/** Says what a search found, to those who do not see the list change. It is on the page before there is something to say. */
export function ResultCount({ q, count }: ResultCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {q && count !== undefined && `${count === 1 ? '1 meeting' : `${count} meetings`} found for “${q}”`}
    </p>
  )
}
