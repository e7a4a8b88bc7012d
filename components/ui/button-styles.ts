import { cva } from 'class-variance-authority'

/** In a file of its own, so that a link on a server page can look like a button without shipping the component. */
export const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-lg text-center font-medium text-sm leading-tight transition select-none motion-safe:active:scale-[.98] disabled:pointer-events-none disabled:opacity-50 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground shadow-xs hover:bg-primary/90',
        outline: 'border border-input bg-card text-foreground hover:bg-accent',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary/70',
        ghost: 'text-foreground hover:bg-accent',
        destructive: 'bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive/90',
        link: 'text-link underline-offset-4 hover:underline',
      },
      size: {
        default: 'min-h-11 px-5 py-2',
        /** 44 px for touch. */
        sm: 'min-h-9 px-3 py-1.5 pointer-coarse:min-h-11',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

/** Leaves the main button of the screen to the first run while that is shown. */
export const behindFirstRun =
  'first-run:border first-run:border-input first-run:bg-card first-run:text-foreground first-run:shadow-none first-run:hover:bg-accent'
