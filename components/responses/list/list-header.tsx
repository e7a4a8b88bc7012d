import { Download, RefreshCw } from 'lucide-react'
import { countOf } from '@/components/forms/count-of'
import { FormStatus } from '@/components/forms/form-status'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { useMinute } from '@/components/ui/use-minute'
import { findClosedReason, toClosing } from '@/lib/forms/closing'
import type { Form } from '@/lib/forms/form'
import { useExportResponses } from './use-export-responses'

type ListHeaderProps = { form: Form; openedAt: number; isRefreshing: boolean; onRefresh: () => void }

export function ListHeader({ form, openedAt, isRefreshing, onRefresh }: ListHeaderProps) {
  const { run, readCount } = useExportResponses(form)
  const isClosed = findClosedReason(toClosing(form), useMinute(openedAt)) !== null
  const isExporting = readCount !== null
  return (
    <>
      <BackLink href="/forms">Back to Forms</BackLink>
      <PageHeader
        title={form.title}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FormStatus isPublished={form.isPublished} isClosed={isClosed} />
            <span>{countOf(form.responseCount, 'response')}</span>
          </span>
        }
      >
        <Button variant="outline" pending={isRefreshing} onClick={onRefresh}>
          {!isRefreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
        <Button variant="outline" pending={isExporting} disabled={form.responseCount === 0} onClick={() => void run()}>
          {!isExporting && <Download aria-hidden="true" className="size-4" />}
          {isExporting ? progressText(readCount, form.responseCount) : 'Export CSV'}
        </Button>
        <p role="status" className="sr-only">
          {isExporting && 'Exporting the responses'}
        </p>
      </PageHeader>
    </>
  )
}

/** More may have come since they were counted. */
function progressText(readCount: number, total: number): string {
  return `Exporting… ${Math.min(100, Math.floor((100 * readCount) / Math.max(1, total)))}%`
}
