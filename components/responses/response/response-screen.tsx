'use client'

import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { useClock } from '@/components/layout/use-clock'
import { LoadFailed } from '@/components/ui/load-failed'
import { useNeighbours, useResponse } from '@/lib/client/form-responses'
import { respondentOf } from '@/lib/shared/forms/answer-text'
import { useTexts } from '@/messages/react/texts-provider'
import { isMissing } from '../failures'
import { ResponseMissing } from '../problem'
import { ProgramMark } from '../program-mark'
import { viewPath } from '../response-view'
import { DetailSkeleton } from '../skeletons'
import { AnswersCard } from './answers-card'
import { BookedFor } from './booked-for'
import { NoteCard } from './note-card'
import { ResponseActions } from './response-actions'
import { ResponseFacts } from './response-facts'
import { ResponsePager } from './response-pager'

/** One response, with the questions as they were when it was given. */
export function ResponseScreen({ id }: { id: string }) {
  const { t } = useTexts('responses')
  const { anonymous } = useTexts('answers').t
  const { data: detail, isPending, error, refetch } = useResponse(id)
  const { data: neighbours } = useNeighbours(id)
  const clock = useClock()
  if (isPending) return <DetailSkeleton />
  if (isMissing(error)) return <ResponseMissing />
  if (!detail) return <LoadFailed title={t.detailFailed} onRetry={() => void refetch()} />
  const isSpam = neighbours?.isSpam === true
  return (
    <>
      <BackLink href={viewPath(detail.form.id, isSpam ? 'spam' : 'list')}>{isSpam ? t.backToSpam : t.back}</BackLink>
      <PageHeader title={respondentOf(detail.response, anonymous)} text={detail.form.title}>
        <ResponseActions detail={detail} isSpam={isSpam} />
      </PageHeader>
      {isSpam && <SpamNotice />}
      {detail.response.byProgram && (
        <div className="mb-5">
          <ProgramMark />
        </div>
      )}
      <BookedFor booking={detail.response.booking} clock={clock} />
      <AnswersCard response={detail.response} questions={detail.questions} />
      <ResponseFacts response={detail.response} clock={clock} />
      <NoteCard key={detail.response.id} response={detail.response} form={detail.form} />
      <ResponsePager neighbours={neighbours} />
    </>
  )
}

function SpamNotice() {
  const { t } = useTexts('responses')
  return <p className="mb-5 rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning-foreground">{t.detail.spam}</p>
}
