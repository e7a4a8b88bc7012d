import { useState } from 'react'
import { useSaveHolidays } from '@/lib/client/time-off'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useForKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

export function RemoveHolidays() {
  const { t } = useTexts('timeOff')
  const forKind = useForKind()
  const toastFailure = useToastFailure()
  const save = useSaveHolidays()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    try {
      await save.mutateAsync({ holidays: null })
      toast({ title: t.holidays.removed })
    } catch (error) {
      toastFailure(error, t.holidays.removeFailed)
    }
    setAsking(false)
  }

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.holidays.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.holidays.removeTitle}
        description={forKind(t.holidays.removeText)}
        confirmLabel={t.holidays.removeConfirm}
        destructive
        pending={save.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
