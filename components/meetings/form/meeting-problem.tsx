import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'

/** Instead of a meeting that is not there, is somebody else's, or was made elsewhere. */
export function MeetingProblem() {
  return (
    <>
      <PageHeader title="Edit Meeting" />
      <EmptyState
        icon={SearchX}
        title="Error Loading Meeting"
        text="The meeting could not be found or you don't have permission to edit it."
      >
        <Link href="/meetings" className={buttonStyles()}>
          Back to Meetings
        </Link>
      </EmptyState>
    </>
  )
}
