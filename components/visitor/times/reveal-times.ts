/** Scrolls the first times into view when they are below the window; what is in view already stays where it is. */
export function revealTimes(panel: HTMLElement | null): void {
  // After the render that shows the times of the chosen day.
  requestAnimationFrame(() => {
    const first = panel?.querySelector<HTMLElement>('button[data-start]')
    if (!first) return
    // With the heading above it and some of the next times.
    first.style.scrollMargin = '7rem 0 4rem'
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    first.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  })
}
