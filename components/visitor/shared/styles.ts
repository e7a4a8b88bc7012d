/** The looks that a visitor's page repeats. Plain texts: a class merger would weigh as much as the whole calendar. */

// Marked as pure, so that a bundle that needs none of them leaves them out.
function button(look: string): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-5 text-center font-medium text-sm leading-tight transition-colors disabled:opacity-60 ${look}`
}

export const primaryButton = /* @__PURE__ */ button('bg-primary text-primary-foreground shadow-xs hover:bg-primary/90')
export const outlineButton = /* @__PURE__ */ button('border border-input bg-card text-foreground hover:bg-accent')
export const quietButton = /* @__PURE__ */ button('text-muted-foreground hover:bg-accent hover:text-foreground')

/** A placeholder bar for a text. */
export const skeleton = 'block animate-pulse rounded-md bg-secondary noscript:hidden'

/** On phones the card fills the page; on wider screens it has a border. */
export const card = 'bg-card sm:rounded-2xl sm:border sm:shadow-sm'

/** Times of a day, side by side on a phone. */
export const slotGrid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-1'
