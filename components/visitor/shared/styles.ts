/** The looks that a visitor's page repeats. Plain texts: a class merger would weigh as much as the whole calendar. */

// Marked as pure, so that a bundle that needs none of them leaves them out.
function button(look: string): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-5 text-center font-medium text-sm leading-tight transition-colors disabled:opacity-60 ${look}`
}

export const primaryButton = /* @__PURE__ */ button('bg-primary text-primary-foreground shadow-xs hover:bg-primary/90')
export const outlineButton = /* @__PURE__ */ button('border border-input bg-card text-foreground hover:bg-accent')
export const quietButton = /* @__PURE__ */ button('text-muted-foreground hover:bg-accent hover:text-foreground')
export const iconButton =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground disabled:opacity-35 disabled:hover:bg-transparent'

/** One of several choices side by side; the chosen one holds a checked control, or is the current link. */
export const chip =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-lg border border-input bg-card px-3 text-sm transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary-soft-foreground'

/** A placeholder bar for a text. */
export const skeleton = 'block animate-pulse rounded-md bg-secondary noscript:hidden'

/** On phones the card fills the page; on wider screens it has a border. */
export const card = 'bg-card sm:rounded-2xl sm:border sm:shadow-sm'

/** Times of a day, side by side on a phone. */
export const slotGrid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-1'
export const slotButton =
  'min-h-11 rounded-lg border border-primary/50 bg-card px-1 font-medium text-link text-sm tabular-nums transition-colors hover:border-primary hover:bg-primary-soft hover:text-primary-soft-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground'
