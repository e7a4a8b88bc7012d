import { ApiError } from '@/lib/client/request'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { toast } from './use-toast'

/** Gives the server's reason in the reader's language; undefined without one. */
export function useReasonOf(): (error: unknown) => string | undefined {
  const texts = { errors: useTexts('apiErrors'), checks: useCheckTexts() }
  return (error) => {
    if (!(error instanceof ApiError)) return undefined
    const { code, serverMessage } = error
    return errorWords({ code, message: serverMessage ?? '' }, texts) ?? serverMessage
  }
}

/** Shows a failure with the server's reason, else with `advice`. */
export function useToastFailure() {
  const { t } = useTexts('controls')
  const reasonOf = useReasonOf()
  return (error: unknown, title: string, advice: string = t.pleaseTryAgain): void => {
    toast({ title, description: reasonOf(error) || advice, variant: 'destructive' })
  }
}
