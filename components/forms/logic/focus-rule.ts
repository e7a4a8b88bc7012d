/** Once what had the focus is gone: to the button that opens this rule, or without one to the button that adds another. */
export function focusRule(key: string | undefined): void {
  const button = key === undefined ? '[data-add-rule]' : `[data-edit-rule="${key}"]`
  requestAnimationFrame(() => document.querySelector<HTMLElement>(button)?.focus())
}
