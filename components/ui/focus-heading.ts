/** Moves the focus to the screen's heading, for when the element that had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}
