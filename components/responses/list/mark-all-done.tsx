import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useMarkAllDone } from '@/lib/client/handled-responses'
import type { ResponseQuery } from '@/lib/forms/responses-schema'
import { useTexts } from '@/messages/react/texts-provider'

type MarkAllDoneProps = { formId: string; filter: ResponseQuery; isNarrowed: boolean; onFailed: () => void }

/** Marks everything as done that the filters find, also what the list has not loaded. It asks before, as it cannot tell which were done already. */
export function MarkAllDone({ formId, filter, isNarrowed, onFailed }: MarkAllDoneProps) {
  const {
    say,
    t: { status: t },
  } = useTexts('responses')
  const [isAsking, setAsking] = useState(false)
  const toastFailure = useToastFailure()
  const { mutateAsync, isPending } = useMarkAllDone(formId)
  const label = isNarrowed ? t.allFound : t.allResponses

  async function mark() {
    try {
      const { count } = await mutateAsync(filter)
      toast({ title: say(t.marked.done, { count }) })
    } catch (error) {
      onFailed()
      toastFailure(error, t.failed)
    }
    setAsking(false)
  }

  return (
    <>
      <Button variant="outline" className="my-1.5 px-4 max-sm:px-3" onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isNarrowed ? t.askFound : t.askAll}
        description={t.askText}
        confirmLabel={label}
        pending={isPending}
        onConfirm={() => void mark()}
      />
    </>
  )
}
