import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { LateNotFoundBoundary } from './late-not-found-boundary'

/**
 * Responds 404 with `view` in the HTML, as the fallback: without one the body of a 404 would be empty until scripts run. A
 * not-found.tsx could not do it without its words being in the HTML of each page that is there.
 */
export function MissingPage({ view }: { view: ReactNode }) {
  return (
    <LateNotFoundBoundary view={view}>
      <Suspense fallback={view}>
        <AnswerNotFound />
      </Suspense>
    </LateNotFoundBoundary>
  )
}

function AnswerNotFound() {
  return notFound()
}
