import { ApiError, refusedOf } from '@/lib/client/request'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { toast } from './use-toast'

/** Gives the server's reason in the reader's language; undefined without one. */
export function useReasonOf(): (error: unknown) => string | undefined {
  const texts = { errors: useTexts('apiErrors'), checks: useCheckTexts() }
  return (error) => (error instanceof ApiError ? errorWords(refusedOf(error), texts) : undefined)
}

/** Shows a failure with the server's reason, else with `advice`. */
export function useToastFailure() {
  const { t } = useTexts('controls')
  const reasonOf = useReasonOf()
  return (error: unknown, title: string, advice: string = t.pleaseTryAgain): void => {
    toast({ title, description: reasonOf(error) || advice, variant: 'destructive' })
  }
}
