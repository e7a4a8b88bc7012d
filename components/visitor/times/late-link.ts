/** The link to the page without scripts, which shows when the app has not come for a while (app/visitor-looks.css). */
export const LATE_LINK = 'late-link'
