import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Holds the place of what is loading. The region around it says aria-busy. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cn('animate-pulse rounded-md bg-secondary', className)} {...props} />
}
