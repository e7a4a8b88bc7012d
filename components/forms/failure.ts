import { ApiError } from '@/lib/client/request'
import { toastFailure as tellFailure } from '../ui/toast-failure'

/** A failed action. Only a 4xx answer, which the owner can act on, is shown in the server's words. */
export function toastFailure(error: unknown, { title, text }: { title: string; text: string }): void {
  const isRefusal = error instanceof ApiError && error.status < 500
  tellFailure(isRefusal ? error : null, title, text)
}
