const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between double braces: `{{start}}` gives `start`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}
