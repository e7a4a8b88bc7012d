export const overlayStyles = 'fixed inset-0 z-40 bg-black/45 transition-opacity duration-150 starting:opacity-0'

export const panelStyles =
  'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-2xl border bg-popover p-6 text-popover-foreground shadow-xl transition duration-150 starting:translate-y-2 starting:opacity-0'

/** A click on a toast is not a click beside the dialog. By the time it is judged here, its toast may be off the page. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
}
