'use client'

import { SearchX } from 'lucide-react'
import { PageHeader } from '@/components/layout/page-header'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'

/** Replaces the form when the meeting is missing, not the owner's, or from another calendar. */
export function MeetingProblem() {
  const { t } = useTexts('meetings')
  const { problem } = useTexts('meetingForm').t
  return (
    <>
      <PageHeader title={t.edit} />
      <EmptyState icon={SearchX} title={problem.title} text={problem.text}>
        <Link href="/meetings" className={buttonStyles()}>
          {t.back}
        </Link>
      </EmptyState>
    </>
  )
}
