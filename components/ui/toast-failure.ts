import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { toast } from './use-toast'

/** Shows a failure with the server's reason, else with `advice`. */
export function toastFailure(error: unknown, title: string, advice: string): void {
  const description = (error instanceof ApiError && error.serverMessage) || advice
  toast({ title, description, variant: 'destructive' })
}

/** `toastFailure` whose advice is to try again. */
export function useToastFailure() {
  const { t } = useTexts('controls')
  return (error: unknown, title: string): void => toastFailure(error, title, t.pleaseTryAgain)
}
