/** Scrolls the row of tabs to a tab, by its `data-name`, that the address or an error has opened; the screen stays where it is. */
export function revealTab(list: HTMLElement | null, name: string): void {
  const shown = list?.querySelector(`[data-name="${name}"]`)?.getBoundingClientRect()
  if (!list || !shown) return
  const { left, right } = list.getBoundingClientRect()
  if (shown.right > right) list.scrollLeft += shown.right - right
  else if (shown.left < left) list.scrollLeft -= left - shown.left
}
