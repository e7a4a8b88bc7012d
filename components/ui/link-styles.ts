/** A link within text. `text-link` follows an owner's accent, in a shade that can be read. */
export const textLink = 'text-link underline underline-offset-4'
/** A link that is a step to take. */
export const strongLink = `font-medium ${textLink}`
