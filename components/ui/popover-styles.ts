/** Shared by everything that floats above the page: select lists, menus. */
export const popoverStyles =
  'z-50 overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-lg transition-opacity duration-100 starting:opacity-0'
