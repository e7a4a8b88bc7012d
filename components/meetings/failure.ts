import { ApiError } from '@/lib/client/request'
import { toast } from '../ui/use-toast'

/** What did not succeed, and why if the server said so. */
export function toastFailure(error: unknown, title: string): void {
  const description = (error instanceof ApiError && error.serverMessage) || 'Please try again.'
  toast({ title, description, variant: 'destructive' })
}
