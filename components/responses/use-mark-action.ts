import { useMarkResponses } from '@/lib/client/form-responses'
import { countOf } from '../forms/count-of'
import { toastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

const DONE = { spam: 'marked as spam', restore: 'restored' }

/** Nothing is lost by it, and the same button takes it back: it does not ask. */
export function useMarkAction(formId: string, as: 'spam' | 'restore', onFailed: () => void) {
  const mark = useMarkResponses(formId, as)

  async function run(ids: readonly string[]) {
    try {
      await mark.mutateAsync([...ids])
      toast({ title: `${countOf(ids.length, 'response')} ${DONE[as]}` })
      // The rows are gone, and the focus with them.
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      onFailed()
      toastFailure(error, 'The responses could not be moved')
    }
  }

  return { run, isPending: mark.isPending }
}
