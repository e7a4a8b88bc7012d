/** The looks that a visitor's page repeats. Plain texts: a class merger would weigh as much as the whole calendar. */

export const primaryButton = 'visitor-primary'
export const outlineButton = 'visitor-outline'
export const quietButton = 'visitor-quiet'

/** A placeholder bar for a text. */
export const skeleton = 'visitor-skeleton'

/** On phones the card fills the page; on wider screens it has a border. */
export const card = 'visitor-card'

/** Times of a day, side by side on a phone. */
export const slotGrid = 'visitor-slots'
