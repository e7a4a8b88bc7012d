/**
 * A dialog at the lower edge of a phone, above its keyboard, and in the middle of wider screens. In a frame, which may be
 * as high as its page, it is in the middle as well.
 */
export const sheetDialog =
  'm-auto max-h-dvh w-full max-w-md bg-transparent p-3 text-popover-foreground backdrop:bg-black/45 max-md:not-embed:mt-auto max-md:not-embed:mb-[var(--keyboard,0px)] max-md:not-embed:max-w-none max-md:not-embed:p-0 max-md:not-embed:pt-2'
export const sheet =
  'flex max-h-[calc(100dvh-1.5rem-var(--keyboard,0px))] flex-col overflow-hidden rounded-2xl border bg-popover shadow-xl transition-transform duration-200 starting:translate-y-3 max-md:not-embed:max-h-[calc(100dvh-0.5rem-var(--keyboard,0px))] max-md:not-embed:rounded-b-none max-md:not-embed:border-x-0 max-md:not-embed:border-b-0 max-md:not-embed:starting:translate-y-16'

/** The parts of a sheet, of which the middle one scrolls. On a low screen, as above a keyboard, its ends are lower. */
export const dialogPart = 'px-5 sm:px-6'
export const dialogFoot = 'border-t bg-popover py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:py-2'
