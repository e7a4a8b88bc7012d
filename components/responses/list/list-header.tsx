import { Download, RefreshCw } from 'lucide-react'
import { FormStatus } from '@/components/forms/form-status'
import { NoticeHint } from '@/components/forms/notice-hint'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { useMinute } from '@/components/ui/use-minute'
import { findClosedReason, toClosing } from '@/lib/forms/closing'
import type { Form } from '@/lib/forms/form'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { useExportResponses } from './use-export-responses'

type ListHeaderProps = {
  form: Form
  /** Exported are the responses that it finds. */
  filter: ResponseQuery
  openedAt: number
  isRefreshing: boolean
  onRefresh: () => void
}

export function ListHeader({ form, filter, openedAt, isRefreshing, onRefresh }: ListHeaderProps) {
  const { t, say } = useTexts('responses')
  const { run, readCount } = useExportResponses(form, filter)
  const isClosed = findClosedReason(toClosing(form), useMinute(openedAt)) !== null
  const isExporting = readCount !== null
  return (
    <>
      <BackLink href="/forms">{t.backToForms}</BackLink>
      <PageHeader
        title={form.title}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FormStatus isPublished={form.isPublished} isClosed={isClosed} />
            <span>{say(t.count, { count: form.responseCount })}</span>
          </span>
        }
      >
        <Button variant="outline" pending={isRefreshing} onClick={onRefresh}>
          {!isRefreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          {t.refresh}
        </Button>
        <Button variant="outline" pending={isExporting} disabled={form.responseCount === 0} onClick={() => void run()}>
          {!isExporting && <Download aria-hidden="true" className="size-4" />}
          {isExporting
            ? say(t.export.progress, { percent: percentOf(readCount, form.responseCount) })
            : Object.keys(filter).length > 0
              ? t.export.found
              : t.export.button}
        </Button>
        <p role="status" className="sr-only">
          {isExporting && t.export.status}
        </p>
      </PageHeader>
      <NoticeHint form={form} />
    </>
  )
}

/** At most 100, although more responses may have come since they were counted. */
function percentOf(readCount: number, total: number): number {
  return Math.min(100, Math.floor((100 * readCount) / Math.max(1, total)))
}
