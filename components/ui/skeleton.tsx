import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Holds the place of what is loading. The region around it says aria-busy. A span, since it may stand within a paragraph. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-md bg-secondary', className)} {...props} />
}

/** Keys for three of them. */
export const THREE = ['one', 'two', 'three'] as const
