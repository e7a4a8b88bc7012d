import { type NewQuestionBody, useQuestionCache, useQuestionCalls } from '@/lib/client/form-questions'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { dismissToast, toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'

/** Offers to bring back a question that was deleted elsewhere while it was edited here: nothing typed is lost. */
export function useRestoreQuestion(formId: string) {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const run = useQuestionCalls(formId)
  const cache = useQuestionCache(formId)

  async function restore(question: NewQuestionBody) {
    dismissToast()
    try {
      await run(async (calls) => {
        await calls.add(question)
        cache.fill(await calls.list())
      })
    } catch (error) {
      toastFailure(error, t.failures.add)
    }
  }

  return (question: NewQuestionBody) =>
    toast({
      title: t.gone.title,
      description: t.gone.text,
      variant: 'destructive',
      action: (
        <Button variant="outline" size="sm" onClick={() => void restore(question)}>
          {t.gone.restore}
        </Button>
      ),
    })
}
