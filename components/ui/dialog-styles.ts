export const overlayStyles =
  'fixed inset-0 z-40 bg-black/45 transition-opacity duration-150 starting:opacity-0 data-[state=closed]:animate-fade-out'

/** `--edge` is the padding, by which the button that closes a dialog is placed. */
export const panelStyles =
  '[--edge:1.5rem] fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-2xl border bg-popover p-(--edge) text-popover-foreground shadow-xl transition duration-150 starting:translate-y-2 starting:opacity-0 data-[state=closed]:animate-sink'

/** The buttons of a long dialog, which stay in sight while it scrolls. The panel takes `scroll-pb-28`, so that none covers what has the focus; with `data-sheet-footer` toasts stay above them. */
export const footStyles =
  'sticky -bottom-(--edge) -mx-(--edge) mt-6 -mb-(--edge) flex gap-2 border-t bg-popover px-(--edge) py-3 sm:py-4'

/** Keeps a dialog open when a toast is clicked. The clicked toast may already be off the page. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
}
