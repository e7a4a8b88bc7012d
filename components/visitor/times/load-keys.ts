/** Loaded when a day gets the focus. */
export const loadKeys = () => import('@/lib/meetings/visitor/day-focus').catch(() => null)
