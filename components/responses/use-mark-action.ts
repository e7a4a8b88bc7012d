import { useMarkResponses } from '@/lib/client/form-responses'
import { useTexts } from '@/messages/react/texts-provider'
import { focusHeading } from '../ui/move-focus'
import { useToastFailure } from '../ui/toast-failure'
import { useUndoToast } from '../ui/use-undo-toast'

/** Marks responses as spam or restores them. It does not ask, since it can be undone. */
export function useMarkAction(formId: string, as: 'spam' | 'restore', onFailed: () => void) {
  const {
    say,
    t: { selection: t },
  } = useTexts('responses')
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const mark = useMarkResponses(formId, as)
  const markBack = useMarkResponses(formId, as === 'spam' ? 'restore' : 'spam')

  async function run(ids: readonly string[]) {
    try {
      await mark.mutateAsync([...ids])
      toastUndo(say(as === 'spam' ? t.markedSpam : t.restored, { count: ids.length }), () =>
        markBack.mutateAsync([...ids]),
      )
      focusHeading()
    } catch (error) {
      onFailed()
      toastFailure(error, t.markFailed)
    }
  }

  return { run, isPending: mark.isPending }
}
