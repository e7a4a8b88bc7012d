import { ApiError } from '@/lib/client/request'
import { useToastFailure } from '../ui/toast-failure'

/** Shows that an action failed. Only a 4xx answer, which the owner can act on, is shown with the server's reason. */
export function useFormFailure() {
  const toastFailure = useToastFailure()
  return (error: unknown, { title, text }: { title: string; text: string }): void => {
    const isRefusal = error instanceof ApiError && error.status < 500
    toastFailure(isRefusal ? error : null, title, text)
  }
}
