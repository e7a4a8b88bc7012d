import { Download, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Form } from '@/lib/forms/form'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { useExportResponses } from './use-export-responses'

type ListActionsProps = {
  form: Form
  /** Exported are the responses that it finds. */
  filter: ResponseQuery
  isRefreshing: boolean
  onRefresh: () => void
}

/** How many responses there are, and what is done with all of them. */
export function ListActions({ form, filter, isRefreshing, onRefresh }: ListActionsProps) {
  const { t, say } = useTexts('responses')
  const { run, readCount } = useExportResponses(form, filter)
  const isExporting = readCount !== null
  const exportWords = Object.keys(filter).length > 0 ? t.export.found : t.export.button
  return (
    <div className="flex items-center gap-2 max-sm:mb-1 sm:flex-wrap">
      {/* On a phone the choice of all responses has their number. */}
      <p className="me-2 text-muted-foreground text-sm max-sm:sr-only">{say(t.count, { count: form.responseCount })}</p>
      <span className="flex gap-2 print:hidden">
        <Button variant="outline" className={action} title={t.refresh} pending={isRefreshing} onClick={onRefresh}>
          {!isRefreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          <span className="max-sm:sr-only">{t.refresh}</span>
        </Button>
        <Button
          variant="outline"
          className={action}
          title={exportWords}
          pending={isExporting}
          disabled={form.responseCount === 0}
          onClick={() => void run()}
        >
          {!isExporting && <Download aria-hidden="true" className="size-4" />}
          <span className="max-sm:sr-only">
            {isExporting ? say(t.export.progress, { percent: percentOf(readCount, form.responseCount) }) : exportWords}
          </span>
        </Button>
      </span>
      <p role="status" className="sr-only">
        {isExporting && t.export.status}
      </p>
    </div>
  )
}

/** Icons on a phone, beside the views. */
const action = 'px-3.5 max-sm:size-11 max-sm:px-0'

/** At most 100, although more responses may have come since they were counted. */
function percentOf(readCount: number, total: number): number {
  return Math.min(100, Math.floor((100 * readCount) / Math.max(1, total)))
}
