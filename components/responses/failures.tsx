import { ApiError } from '@/lib/client/request'

/** Shown above earlier data that could not be refreshed. */
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
