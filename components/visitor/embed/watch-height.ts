import { frameHeight } from '@/lib/embed/messages'

/**
 * Tells how high the content is: at once, since a browser does not observe sizes in a frame that is out of view, and
 * whenever it changes. Nothing in a framed page is measured by its window (see `embed:` in the styles), so that a frame
 * which follows never chases itself.
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
