import { Circle, CircleCheck, Download, Printer, ShieldCheck, Trash2 } from 'lucide-react'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Link } from '@/components/ui/link'
import { useMay } from '@/components/ui/team'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { toast } from '@/components/ui/use-toast'
import { useDeleteResponse } from '@/lib/client/form-responses'
import { useChangeResponse } from '@/lib/client/handled-responses'
import { downloadFile } from '@/lib/export/download'
import { toResponseTable } from '@/lib/forms/answers/responses-export'
import type { ResponseDetail } from '@/lib/forms/form'
import { printPath } from '@/lib/forms/printed-ids'
import { useTexts } from '@/messages/react/texts-provider'
import { viewPath } from '../response-view'
import { useMarkAction } from '../use-mark-action'

/** On a phone the icon says it. */
const action = 'max-sm:size-11 max-sm:px-0'

export function ResponseActions({ detail, isSpam }: { detail: ResponseDetail; isSpam: boolean }) {
  const { response, form } = detail
  const { t, say } = useTexts('responses')
  const toastFailure = useToastFailure()
  const mayChange = useMay()('responses:write')
  const router = useScreenRouter()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, startLeaving] = useTransition()
  const [isExporting, startExport] = useTransition()
  const remove = useDeleteResponse(response.id)
  const restoring = useMarkAction(form.id, 'restore', () => {})

  const change = useChangeResponse({ id: response.id, formId: form.id })
  const isDone = response.status === 'done'
  const StatusIcon = isDone ? CircleCheck : Circle

  const exportResponse = () =>
    startExport(async () => {
      try {
        const { toCsv } = await import('@/lib/export/csv')
        downloadFile(`response-${response.id}.csv`, 'text/csv;charset=utf-8', toCsv(toResponseTable(detail, t.csv)))
      } catch (error) {
        toastFailure(error, t.export.oneFailed)
      }
    })

  async function toggleStatus() {
    try {
      await change.mutateAsync({ status: isDone ? 'new' : 'done' })
    } catch (error) {
      toastFailure(error, t.status.failed)
    }
  }

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: say(t.delete.done, { count: 1 }) })
      startLeaving(() => router.push(viewPath(form.id, isSpam ? 'spam' : 'list')))
    } catch (error) {
      setAsking(false)
      toastFailure(error, t.delete.failed)
    }
  }

  return (
    <>
      {mayChange && !isSpam && (
        <Button variant="outline" pending={change.isPending} onClick={() => void toggleStatus()}>
          {!change.isPending && <StatusIcon aria-hidden="true" className="size-4" />}
          {isDone ? t.status.markNew : t.status.markDone}
        </Button>
      )}
      <Button variant="outline" className={action} title={t.export.one} pending={isExporting} onClick={exportResponse}>
        {!isExporting && <Download aria-hidden="true" className="size-4" />}
        <span className="max-sm:sr-only">{t.export.one}</span>
      </Button>
      <Link
        href={printPath(form.id, [response.id])}
        prefetch={false}
        title={t.print}
        className={cn(buttonStyles({ variant: 'outline' }), action)}
      >
        <Printer aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t.print}</span>
      </Link>
      {mayChange && isSpam && (
        <Button variant="outline" pending={restoring.isPending} onClick={() => void restoring.run([response.id])}>
          {!restoring.isPending && <ShieldCheck aria-hidden="true" className="size-4" />}
          {t.selection.notSpam}
        </Button>
      )}
      {mayChange && (
        <Button
          variant="outline"
          className={cn(action, 'text-destructive')}
          title={t.delete.button}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t.delete.button}</span>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.delete.title}
        description={t.delete.text}
        confirmLabel={t.delete.confirm}
        destructive
        pending={remove.isPending || isLeaving}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
