import { Download, ShieldCheck, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteResponse } from '@/lib/client/form-responses'
import { downloadFile } from '@/lib/export/download'
import { toResponseTable } from '@/lib/forms/answers/responses-export'
import type { ResponseDetail } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { viewPath } from '../response-view'
import { useMarkAction } from '../use-mark-action'

export function ResponseActions({ detail, isSpam }: { detail: ResponseDetail; isSpam: boolean }) {
  const { response, form } = detail
  const { t, say } = useTexts('responses')
  const toastFailure = useToastFailure()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, startLeaving] = useTransition()
  const [isExporting, startExport] = useTransition()
  const remove = useDeleteResponse(response.id)
  const restoring = useMarkAction(form.id, 'restore', () => {})

  const exportResponse = () =>
    startExport(async () => {
      try {
        const { toCsv } = await import('@/lib/export/csv')
        downloadFile(`response-${response.id}.csv`, 'text/csv;charset=utf-8', toCsv(toResponseTable(detail, t.csv)))
      } catch (error) {
        toastFailure(error, t.export.oneFailed)
      }
    })

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
      <Button variant="outline" pending={isExporting} onClick={exportResponse}>
        {!isExporting && <Download aria-hidden="true" className="size-4" />}
        {t.export.one}
      </Button>
      {isSpam && (
        <Button variant="outline" pending={restoring.isPending} onClick={() => void restoring.run([response.id])}>
          {!restoring.isPending && <ShieldCheck aria-hidden="true" className="size-4" />}
          {t.selection.notSpam}
        </Button>
      )}
      <Button variant="outline" className="text-destructive" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t.delete.button}
      </Button>
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
