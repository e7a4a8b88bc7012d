import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A placeholder while content loads; the region around it has `aria-busy`. A span, since it may be inside a paragraph. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-md bg-secondary', className)} {...props} />
}

/** Keys for three of them. */
export const THREE = ['one', 'two', 'three'] as const
