import { catchFocus } from '@/components/ui/move-focus'

/**
 * Call it while the button of a decision has the focus; call the returned function when the decision is made. It keeps the focus
 * among the requests if it was there, else on the row of the meeting, else on the heading of the range.
 */
export function prepareFocusAfterDecision(meetingId: string): () => void {
  const isAmongRequests = Boolean(document.activeElement?.closest('[data-requests]'))
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  return () =>
    catchFocus(
      () =>
        (isAmongRequests ? find('[data-requests] h2') : null) ??
        find(`[data-meeting="${meetingId}"]`) ??
        find('[data-range-heading]'),
    )
}
