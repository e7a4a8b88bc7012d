/** Storage may be switched off, full, or out of bounds in a frame: then nothing is remembered, and nothing breaks. */
export type Area = 'localStorage' | 'sessionStorage'

export const PREFIX = 'slotform:'

export function recall(area: Area, name: string): string | null {
  try {
    return window[area].getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Returns true when the browser stored it. */
export function remember(area: Area, name: string, value: string): boolean {
  try {
    window[area].setItem(PREFIX + name, value)
    return true
  } catch {
    return false
  }
}

export function forget(area: Area, name: string): void {
  try {
    window[area].removeItem(PREFIX + name)
  } catch {
    // There is nothing to forget.
  }
}
