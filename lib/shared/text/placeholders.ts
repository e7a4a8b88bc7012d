const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** The names between double braces: `{{start}}` gives `start`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())
}

/** Puts values in once: a value that looks like a placeholder stays as it is, and so does an unknown name. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, inside: string) => {
    const name = inside.trim()
    return Object.hasOwn(values, name) ? (values[name] ?? '') : whole
  })
}
