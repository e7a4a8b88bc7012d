import { useMarkResponses } from '@/lib/client/form-responses'
import { useTexts } from '@/messages/react/texts-provider'
import { focusHeading } from '../ui/focus-heading'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

/** Marks responses as spam or restores them. It does not ask, since it can be undone. */
export function useMarkAction(formId: string, as: 'spam' | 'restore', onFailed: () => void) {
  const {
    say,
    t: { selection: t },
  } = useTexts('responses')
  const toastFailure = useToastFailure()
  const mark = useMarkResponses(formId, as)

  async function run(ids: readonly string[]) {
    try {
      await mark.mutateAsync([...ids])
      toast({ title: say(as === 'spam' ? t.markedSpam : t.restored, { count: ids.length }) })
      focusHeading()
    } catch (error) {
      onFailed()
      toastFailure(error, t.markFailed)
    }
  }

  return { run, isPending: mark.isPending }
}
