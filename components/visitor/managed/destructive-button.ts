/** A button that takes something away. Apart from the other looks, which the first load of a booking page carries. */
export const destructiveButton =
  'inline-flex min-h-11 items-center justify-center rounded-lg border border-input bg-destructive px-5 text-center font-medium text-destructive-foreground text-sm leading-tight transition-colors hover:bg-destructive/90'
