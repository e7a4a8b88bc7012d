import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control-styles'

/** Grows with its text if the browser supports it. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlStyles, 'field-sizing-content min-h-24 py-2.5', className)} {...props} />
}
