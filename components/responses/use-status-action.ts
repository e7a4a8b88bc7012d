import { useCallback, useEffect, useRef } from 'react'
import { useSetStatus } from '@/lib/client/handled-responses'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import { useTexts } from '@/messages/react/texts-provider'
import { useToastFailure } from '../ui/toast-failure'
import { useUndoToast } from '../ui/use-undo-toast'

type Run = (ids: readonly string[], status: ResponseStatus) => void

/**
 * Marks responses as done or new, and offers to take it back. `ids` are those that have the other status. `run` stays the same
 * function, so that thousands of rows need not be drawn again.
 */
export function useStatusAction(formId: string, onFailed: () => void) {
  const {
    say,
    t: { status: t },
  } = useTexts('responses')
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const { mutateAsync, isPending } = useSetStatus(formId)
  const latest = useRef<Run>(() => {})

  useEffect(() => {
    latest.current = async (ids, status) => {
      try {
        await mutateAsync({ ids, status })
        toastUndo(say(t.marked[status], { count: ids.length }), () =>
          mutateAsync({ ids, status: status === 'done' ? 'new' : 'done' }),
        )
      } catch (error) {
        onFailed()
        toastFailure(error, t.failed)
      }
    }
  })

  const run: Run = useCallback((ids, status) => latest.current(ids, status), [])
  return { run, isPending }
}
