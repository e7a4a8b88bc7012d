/** Shared by all text controls. 16 px text keeps iOS from zooming into a focused field. */
export const controlStyles =
  'w-full min-w-0 rounded-lg border border-input bg-card px-3 text-base text-foreground shadow-xs transition-colors placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive aria-invalid:outline-destructive md:text-sm'
