'use client'

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { QUEUE_STATES, type Queued, type QueueStateName } from '@/lib/admin/schema'
import { useQueue, useRetry } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { useDay } from './use-day'

/** Lists failed and waiting jobs. */
export function QueueScreen({ state: first }: { state: QueueStateName }) {
  const { t: all } = useTexts('admin')
  const t = all.queue
  const [state, setState] = useState(first)
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <Tabs value={state} onValueChange={(value) => setState(QUEUE_STATES.find((one) => one === value) ?? 'failed')}>
        <TabsList aria-label={t.title}>
          {QUEUE_STATES.map((one) => (
            <TabsTrigger key={one} value={one}>
              {t[one]}
            </TabsTrigger>
          ))}
        </TabsList>
        {QUEUE_STATES.map((one) => (
          <TabsContent key={one} value={one} className="mt-5">
            <Jobs state={one} />
          </TabsContent>
        ))}
      </Tabs>
    </>
  )
}

function Jobs({ state }: { state: QueueStateName }) {
  const { t: all } = useTexts('admin')
  const t = all.queue
  const { data, isPending, error, refetch } = useQueue(state)
  if (isPending) return <Skeleton className="h-32" />
  if (!data) return <LoadFailed title={all.loadFailed} error={error} onRetry={() => void refetch()} />
  if (data.length === 0) {
    const [title, text] = state === 'failed' ? [t.noneFailed, t.noneFailedText] : [t.noneWaiting, t.noneWaitingText]
    return <EmptyState icon={CircleCheck} title={title} text={text} />
  }
  return (
    <Card className="p-0 sm:p-0">
      <ul aria-label={t[state]} className="divide-y px-4 sm:px-6">
        {data.map((job) => (
          <JobRow key={job.id} job={job} state={state} />
        ))}
      </ul>
    </Card>
  )
}

function JobRow({ job, state }: { job: Queued; state: QueueStateName }) {
  const { t: all, say } = useTexts('admin')
  const t = all.queue
  const { moment } = useDay()
  const toastFailure = useToastFailure()
  const retry = useRetry()

  async function again() {
    try {
      await retry.mutateAsync(job.id)
      toast({ title: t.retried })
    } catch (error) {
      toastFailure(error, t.retryFailed)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <code dir="ltr" className="wrap-anywhere font-medium text-sm">
            {job.kind}
          </code>
          {job.error && (
            <code dir="ltr" className="wrap-anywhere text-sm text-warning-foreground">
              {job.error}
            </code>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
          <span>{say(state === 'failed' ? t.gaveUp : t.due, { date: moment(job.at) })}</span>
          <span>{say(t.attempts, { count: job.attempts })}</span>
        </p>
      </div>
      <Button variant="outline" className="ms-auto" pending={retry.isPending} onClick={() => void again()}>
        {t.retry}
      </Button>
    </li>
  )
}
