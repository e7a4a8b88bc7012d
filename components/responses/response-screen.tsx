'use client'

import { useResponse } from '@/lib/client/form-responses'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'
import { useClock } from '../meetings/use-clock'
import { AnswerList } from './answer-list'
import { DETAIL_FAILED, isMissing, LoadFailed } from './load-failed'
import { ResponseMissing } from './problem'
import { ResponseActions } from './response-actions'
import { ResponseFacts } from './response-facts'
import { ResponsePager } from './response-pager'
import { DetailSkeleton } from './skeletons'

/** One response, with its questions as they were when it was given. */
export function ResponseScreen({ id }: { id: string }) {
  const { data: detail, isPending, error, refetch } = useResponse(id)
  const clock = useClock()
  if (isPending) return <DetailSkeleton />
  if (isMissing(error)) return <ResponseMissing />
  if (!detail) return <LoadFailed text={DETAIL_FAILED} onRetry={() => void refetch()} />
  return (
    <div className="max-w-4xl">
      <BackLink href={`/forms/${detail.form.id}/responses`}>Back to responses</BackLink>
      <PageHeader title={detail.form.title}>
        <ResponseActions detail={detail} />
      </PageHeader>
      <ResponseFacts response={detail.response} clock={clock} />
      <AnswerList response={detail.response} questions={detail.questions} />
      <ResponsePager id={id} />
    </div>
  )
}
