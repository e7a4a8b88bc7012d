import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { toast } from './use-toast'

/** Codes whose English message says more than the sentence of the code: a limit, a field, words of an owner. */
const SAID_BY_SERVER = ['form_closed', 'invalid_input', 'limited', 'mail_limit', 'too_slow']

/** The server's reason in the reader's language; undefined without one. */
export function reasonOf(error: unknown, { t }: PartTexts<'apiErrors'>): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { code = '', serverMessage } = error
  const words: Record<string, string> = t
  return SAID_BY_SERVER.includes(code) ? serverMessage : (words[code] ?? serverMessage)
}

/** Shows a failure with the server's reason, else with `advice`. */
export function useToastFailure() {
  const { t } = useTexts('controls')
  const reasons = useTexts('apiErrors')
  return (error: unknown, title: string, advice: string = t.pleaseTryAgain): void => {
    toast({ title, description: reasonOf(error, reasons) || advice, variant: 'destructive' })
  }
}
