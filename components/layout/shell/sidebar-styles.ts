/** A line of the sidebar: an icon in a fixed place, so that nothing jumps when the words beside it fold away. */
export const rowStyles =
  'relative flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start font-medium text-sm transition-colors focus-visible:-outline-offset-2'

/** Words that a narrow sidebar hides from the eye, not from a screen reader. */
export const foldedStyles = 'in-data-[sidebar=collapsed]:sr-only'
