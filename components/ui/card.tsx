import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('rounded-2xl border bg-card p-5 text-card-foreground shadow-xs sm:p-6', className)} {...props} />
  )
}
