/**
 * Dispatches an event, and tells whether it reached its target. React stops an event on its way down while the part of the
 * screen that it is for is not hydrated, after trying to hydrate it at once.
 */
export function reaches(target: EventTarget, event: Event): boolean {
  let isReached = false
  const listen = () => {
    isReached = true
  }
  target.addEventListener(event.type, listen)
  target.dispatchEvent(event)
  target.removeEventListener(event.type, listen)
  return isReached
}
