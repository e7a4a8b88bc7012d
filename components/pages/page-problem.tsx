import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'

export const INVALID_PAGE_ID = 'Invalid time slot page ID.'

/** Instead of a page that is not there, with a way back. */
export function PageProblem({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={SearchX} title={text} text="It may have been deleted, or the address is not complete.">
        <Link href="/time-slot-pages" className={buttonStyles()}>
          Back to Time Slot Pages
        </Link>
      </EmptyState>
    </>
  )
}
