import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const badgeStyles = cva(
  'inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs leading-5',
  {
    variants: {
      variant: {
        default: 'bg-primary-soft text-primary-soft-foreground',
        secondary: 'bg-secondary text-secondary-foreground',
        warning: 'bg-warning-soft text-warning-foreground',
        outline: 'border text-muted-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ variant }), className)} {...props} />
}
