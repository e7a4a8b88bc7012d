import { catchFocus, moveFocus } from '../ui/move-focus'

/** The question what the calendars of a new connection are for. */
const findStep = () => document.querySelector<HTMLElement>('[data-calendar-step]')

/** After a dialog has connected an account. */
export function moveToCalendarStep(): void {
  moveFocus(findStep)
}

/** After the way back from a provider, which leaves the focus nowhere. */
export function beginWithCalendarStep(): void {
  catchFocus(findStep)
}
