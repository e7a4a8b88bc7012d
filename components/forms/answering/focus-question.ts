/** Puts the focus on a question's control, its chosen one where there are several, with the question itself in view. */
export function focusQuestion(form: HTMLFormElement | null, questionId: string): void {
  const item = [...(form?.querySelectorAll<HTMLElement>('li[data-question]') ?? [])].find(
    (one) => one.dataset.question === questionId,
  )
  focusControl(item)
}

export function focusControl(item: HTMLElement | undefined): void {
  if (!item) return
  const control = item.querySelector<HTMLElement>('input:checked') ?? item.querySelector<HTMLElement>('input, textarea')
  control?.focus({ preventScroll: true })
  const { top, bottom } = item.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) item.scrollIntoView({ block: 'start' })
}
