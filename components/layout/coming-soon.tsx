import { CalendarClock } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'
import { PageHeader } from './page-header'

/** Holds the place of a screen that is not built yet. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={CalendarClock}
        title="This screen is on its way"
        text="Until it is here, publish a page on which others can book a time with you."
      >
        <Link href="/time-slot-pages" className={buttonStyles()}>
          Go to Time Slot Pages
        </Link>
      </EmptyState>
    </>
  )
}
