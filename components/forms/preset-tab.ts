export const TABS = ['general', 'questions', 'logic', 'preview'] as const
export type Tab = (typeof TABS)[number]

const keyOf = (formId: string) => `form-tab:${formId}`

/** Which tab the editor of a form begins with the next time it opens, in this browser tab. */
export function presetTab(formId: string, tab: Tab): void {
  try {
    sessionStorage.setItem(keyOf(formId), tab)
  } catch {
    // Without storage the editor begins with its first tab.
  }
}

/** Answers once: a preset is cleared when it is read. */
export function takePresetTab(formId: string): Tab | null {
  try {
    const stored = sessionStorage.getItem(keyOf(formId))
    sessionStorage.removeItem(keyOf(formId))
    return toTab(stored)
  } catch {
    return null
  }
}

export function toTab(text: unknown): Tab | null {
  return TABS.find((tab) => tab === text) ?? null
}
