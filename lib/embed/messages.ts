/**
 * What a page in a frame and the page around it tell each other; docs/embedding.md documents it. No personal data: the
 * other site learns that somebody booked or answered, never who or what.
 */
export type Outcome = { type: 'slotform:submitted' | 'slotform:booked'; id?: string }

export type FrameMessage =
  | { type: 'slotform:ready' }
  | { type: 'slotform:loaded'; slug: string }
  | { type: 'slotform:height'; height: number }
  | { type: 'slotform:escape' }
  | (Outcome & { slug: string })

/** The one thing the page around says: it is there, and sizes the frame. */
export function isHello(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'slotform:hello'
}

/** Of `/intro` as of `/form/intro`. */
export function slugOfPath(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** Whole pixels, rounded up: half a pixel too few is a scroll bar. */
export function frameHeight(heights: readonly number[]): number {
  return Math.ceil(Math.max(0, ...heights))
}
