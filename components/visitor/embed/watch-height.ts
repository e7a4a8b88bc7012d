import { frameHeight } from '@/lib/embed/messages'

/**
 * Reports the height of the content: at once, because browsers do not observe sizes in a frame out of view, and after
 * each change. No size in a framed page depends on the window (see `embed:` in the styles), so that resizing the frame
 * cannot loop.
 */
export function watchHeight(tell: (height: number) => void, signal: AbortSignal): void {
  let told = 0
  const resizes = new ResizeObserver(measure)
  const dialogs = new MutationObserver(measure)

  function measure() {
    const open = [...document.querySelectorAll('dialog[open]')]
    for (const dialog of open) resizes.observe(dialog)
    const height = frameHeight([
      document.body.getBoundingClientRect().height,
      ...open.map(({ scrollHeight }) => scrollHeight),
    ])
    if (height === told) return
    told = height
    tell(height)
  }

  measure()
  resizes.observe(document.body)
  dialogs.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  signal.addEventListener('abort', () => {
    resizes.disconnect()
    dialogs.disconnect()
  })
}
