import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control-styles'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-11', className)} {...props} />
}
