/** The tabs of a form's editor, in order. */
export const TABS = ['general', 'questions', 'logic', 'after', 'preview', 'responses'] as const
export type Tab = (typeof TABS)[number]

const keyOf = (formId: string) => `form-tab:${formId}`

/** Stores which tab the form's editor opens with next time, in this browser tab. */
export function presetTab(formId: string, tab: Tab): void {
  try {
    sessionStorage.setItem(keyOf(formId), tab)
  } catch {
    // Without storage the editor begins with its first tab.
  }
}

/** Reads the preset tab and clears it. */
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

/** The address of a tab. That of the responses is older than their tab. */
export function tabPath(formId: string, tab: Tab): string {
  return tab === 'responses' ? `/forms/${formId}/responses` : `/forms/${formId}/edit?tab=${tab}`
}

/** The tab that an address shows. */
export function tabAt(path: string | null, named: unknown): Tab {
  return path?.endsWith('/responses') ? 'responses' : (toTab(named) ?? 'general')
}
