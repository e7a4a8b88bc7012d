import { ApiError } from '@/lib/client/request'

export const LIST_FAILED = 'There was an error loading the form responses. Please try again later.'
export const DETAIL_FAILED = 'There was an error loading the response details. Please try again later.'

/** Shown above data of an earlier request, when it could not be read again. */
export function StaleNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-5 rounded-xl bg-destructive-soft px-4 py-3 text-destructive text-sm">
      {text}
    </p>
  )
}

export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
