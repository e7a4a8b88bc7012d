import { ApiError } from '@/lib/client/request'
import { toast } from './use-toast'

/** What did not succeed, and why if the server said so. */
export function toastFailure(error: unknown, title: string, advice = 'Please try again.'): void {
  const description = (error instanceof ApiError && error.serverMessage) || advice
  toast({ title, description, variant: 'destructive' })
}
