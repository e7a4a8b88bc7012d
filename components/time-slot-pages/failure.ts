import { ApiError } from '@/lib/client/request'
import { toast } from '../ui/use-toast'

/** The server's words where it has some, else what did not succeed. */
export function toastFailure(error: unknown, fallback: string): void {
  const description = (error instanceof ApiError && error.serverMessage) || fallback
  toast({ title: 'Error', description, variant: 'destructive' })
}
