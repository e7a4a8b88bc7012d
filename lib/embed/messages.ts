/**
 * Messages between an embedded page and its host (docs/embedding.md). They hold no personal data: the host learns that
 * somebody chose a time, booked or answered, never who or what.
 */
export type Outcome = { type: 'slotform:opened' | 'slotform:submitted' | 'slotform:booked'; id?: string }

export type FrameMessage =
  | { type: 'slotform:ready' }
  | { type: 'slotform:loaded'; slug: string }
  | { type: 'slotform:height'; height: number }
  | { type: 'slotform:escape' }
  | (Outcome & { slug: string })

/** The host's only message: it is there, and sizes the frame. */
export function isHello(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'slotform:hello'
}

/** The slug of `/intro` or `/form/intro`. */
export function slugOfPath(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** Whole pixels, rounded up, so that no scroll bar appears. */
export function frameHeight(heights: readonly number[]): number {
  return Math.ceil(Math.max(0, ...heights))
}
