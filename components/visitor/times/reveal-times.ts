/** Scrolls the first times into view when they are below the window; what is in view already stays where it is. */
export function revealTimes(panel: HTMLElement | null): void {
  // After the render that shows the times of the chosen day.
  requestAnimationFrame(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    panel
      ?.querySelector('button[data-start]')
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  })
}
