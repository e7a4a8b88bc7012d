import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'

/**
 * Responds 404 with `view` in the HTML, as the boundary's fallback: without one the body of a 404 would be empty until
 * scripts run and render the nearest not-found screen.
 */
export function MissingPage({ view }: { view: ReactNode }) {
  return (
    <Suspense fallback={view}>
      <AnswerNotFound />
    </Suspense>
  )
}

function AnswerNotFound() {
  return notFound()
}
