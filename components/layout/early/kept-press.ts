import { reaches } from './reaches'

const PRESSING_KEY = /^(Enter| |Arrow\w+)$/
/** No click follows the keys that open the list of a select or a menu. */
const opensByArrow = (button: Element, { key }: KeyboardEvent) => /^Arrow/.test(key) && button.matches(OPENING)
const OPENING = '[role=combobox],[aria-haspopup]'

/** The last press on a button that React has not seen: some open by `pointerdown`, others by a key or a click. */
export class KeptPress {
  #button: HTMLButtonElement | null = null
  #events: Event[] = []
  #isComplete = false

  /** Says whether the event belongs to a press on a button. */
  keep(event: Event): boolean {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return false
    const isKey = event.type === 'keydown'
    if (isKey && !PRESSING_KEY.test((event as KeyboardEvent).key)) return false
    if (isKey || event.type === 'pointerdown' || button !== this.#button) {
      this.#button = button
      this.#events = []
      this.#isComplete = false
    }
    this.#events.push(event)
    if (event.type === 'click' || (isKey && opensByArrow(button, event as KeyboardEvent))) this.#isComplete = true
    return true
  }

  /** For an event that React has seen after all. */
  drop(event: Event): void {
    this.#events = this.#events.filter((kept) => kept !== event)
  }

  /** Presses the button again, and says whether nothing is left to do now. */
  giveBack(): boolean {
    const button = this.#button
    if (!button || !this.#isComplete) return true
    for (const event of [...this.#events]) {
      const isPressable = button.isConnected && !button.disabled
      const copy = copyOf(event)
      if (isPressable && !reaches(button, copy)) return false
      this.drop(event)
      // As in a browser, a key that did its work clicks nothing.
      if (copy.type === 'keydown' && copy.defaultPrevented) {
        this.#events = []
        return true
      }
    }
    return true
  }
}

function copyOf(event: Event): Event {
  // An event has all the properties with which one of its kind is made.
  return new (event.constructor as typeof Event)(event.type, event)
}
