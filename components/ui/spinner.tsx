import { LoaderCircle } from 'lucide-react'

/** Decorative: the text beside it says what is in progress. */
export function Spinner({ size = 'size-4' }: { size?: string }) {
  return <LoaderCircle aria-hidden="true" className={`${size} shrink-0 animate-spin`} />
}
