export type FindTarget = () => HTMLElement | null | undefined

/** A forced move is for a focus that cannot stay. Any other waits to see whether it is lost. */
type Move = { find: FindTarget; isForced: boolean }

/** Dialogs of `useReturnFocus`. They hold the focus while they are open, and until their last motion has ended. */
const DIALOGS = '[data-returns-focus]'
const LEAVING = `${DIALOGS}[data-state="closed"]`
const OPEN = `${DIALOGS}[data-state="open"]`

let awaited: Move | null = null

/**
 * Moves the focus away from an element that is gone or about to go. If a dialog holds the focus, it moves when the dialog has
 * left the screen, instead of returning to the opener.
 */
export function moveFocus(find: FindTarget): void {
  request({ find, isForced: true })
}

/** Takes a move back that still waits, because the user has moved the focus. */
export function cancelMove(find: FindTarget): void {
  if (awaited?.find === find) awaited = null
}

/** Moves the focus only if it gets lost with the pressed button or the opener of the dialog. */
export function catchFocus(find: FindTarget): void {
  request({ find, isForced: false })
}

/** Moves the focus to the heading of the screen. */
export function focusHeading(): void {
  moveFocus(findHeading)
}

/** The heading that the address names, else the heading of the screen. */
export function findHeading(): HTMLElement | null {
  const named = document.getElementById(window.location.hash.slice(1))
  return named?.matches('h2[tabindex]') ? named : document.querySelector<HTMLElement>('main h1[tabindex]')
}

/** Call it after a dialog has left the screen. If the focus is elsewhere by then, it stays there. */
export function returnFocus(opener: HTMLElement): void {
  const below = findLast(OPEN)
  const target = awaited?.find()
  const isReachable = !below || below.contains(target ?? null)
  const move = isReachable ? awaited : null
  if (isReachable) awaited = null
  if (!isFocusLost()) return
  if (move?.isForced) focus(target)
  else if (!focus(opener) && opener !== document.body) focus(move ? target : (below ?? findHeading()))
}

function request(move: Move): void {
  const dialog = findLast(DIALOGS)
  const target = move.find()
  const isHeld = dialog !== undefined && !dialog.contains(target ?? null)
  // Without a target yet, a dialog that has just left the page must not return the focus either.
  awaited = isHeld || (move.isForced && !target) ? move : null
  if (awaited) return
  if (move.isForced) focus(target)
  // The render that removes the pressed button may not have run yet.
  else requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && focus(move.find())))
}

function findLast(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest(LEAVING) !== null
}

/** False if the element cannot have the focus: it is gone, disabled or hidden, or an animation shows it after its removal. */
function focus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected || element.closest('[inert]')) return false
  element.focus()
  return document.activeElement === element
}
