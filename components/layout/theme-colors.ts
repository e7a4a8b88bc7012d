/** The page's background (app/globals.css), for the browser's own bars around it. */
export const THEME_COLORS = { light: '#faf9f7', dark: '#131312' }
/** The background of a card, which fills a phone on a visitor's page. */
export const CARD_COLORS = { light: '#ffffff', dark: '#1b1b19' }
