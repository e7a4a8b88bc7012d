import { LoaderCircle } from 'lucide-react'
import { cn } from './cn'

/** Decorative by itself: the text beside it says what is under way. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-4 shrink-0 animate-spin', className)} />
}
