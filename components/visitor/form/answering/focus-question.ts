import type { KeyboardEvent } from 'react'

/** Puts the focus on a question's control, its chosen one where there are several, with the question itself in view. */
export function focusQuestion(form: HTMLElement | null, questionId: string): void {
  const item = [...(form?.querySelectorAll<HTMLElement>('li[data-question]') ?? [])].find(
    (one) => one.dataset.question === questionId,
  )
  focusControl(item)
}

function focusControl(item: HTMLElement | undefined): void {
  if (!item) return
  const control = item.querySelector<HTMLElement>('input:checked') ?? item.querySelector<HTMLElement>('input, textarea')
  control?.focus({ preventScroll: true })
  const { top, bottom } = item.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(item).scrollMarginTop) || 0
  if (top < room || bottom > window.innerHeight) item.scrollIntoView({ block: 'start' })
}

/**
 * Enter moves to the next question, and submits only from the last one, so that nobody submits half a form by accident.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('li[data-question]:not([inert], [data-away] *)')]
  const next = all[all.findIndex((item) => item.contains(target)) + 1]
  // While questions are still being drawn, the last one is not the last.
  if (!next && !event.currentTarget.querySelector('[data-growing]')) return
  event.preventDefault()
  focusControl(next)
}
