import { moveFocus } from '../../ui/move-focus'

/** Moves the focus after its element is gone: to the button that edits this rule, or without a key to “Add Rule”. */
export function focusRule(key: string | undefined): void {
  const button = key === undefined ? '[data-add-rule]' : `[data-edit-rule="${key}"]`
  moveFocus(() => document.querySelector<HTMLElement>(button))
}
