/** The page's background (app/globals.css), for the browser's own bars around it. */
export const THEME_COLORS = { light: '#faf9f7', dark: '#131312' }
