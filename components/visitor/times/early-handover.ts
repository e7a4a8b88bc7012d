import type { Visitor } from '../shared/use-visitor'
import type { TimesView } from './times-view'

/**
 * The early scripts leave this for the app on `window`: the answer that they asked for, and the buttons pressed meanwhile.
 * All are bundled apart, so that they share this data and no code.
 */
export type Early = {
  /** The address that was asked. */
  path: string
  response: Promise<Response>
  sentAtMs: number
  /** For whom. */
  visitor: Visitor
  view: TimesView
  /** The time that was pressed. */
  start: string | null
}

declare global {
  interface Window {
    slotformEarly?: Early
  }
}

/** The places that the early script fills (early-place.tsx) when the times are there. */
export const PLACES = ['month', 'day', 'times'] as const

/** The zone is known at once. */
export type PlaceName = (typeof PLACES)[number] | 'zone'

export function placeId(name: PlaceName): string {
  return `early-${name}`
}

/** Hands over what the early script read, once, if it asked the same. */
export function takeEarly(path: string): Early | null {
  const early = window.slotformEarly
  delete window.slotformEarly
  return early?.path === path ? early : null
}

/** A selector of the focused element of a place, which finds its successor when the place is drawn again. */
export function focusedPlace(): string | null {
  const focused = document.activeElement
  if (!focused?.closest(PLACES.map((name) => `#${placeId(name)}`).join())) return null
  const name = ['data-date', 'data-start', 'aria-label', 'title'].find((attribute) => focused.hasAttribute(attribute))
  return name ? `[${name}=${JSON.stringify(focused.getAttribute(name))}]` : null
}
