const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between double braces: `{{start}}` gives `start`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

/** The text with its placeholders filled in once: a value that looks like one stays as it is. */
export function fillPlaceholders<Name extends string>(text: string, values: Record<Name, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name as Name] : placeholder,
  )
}
