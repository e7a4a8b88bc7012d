import { fireEvent } from '@testing-library/react'

/** The one control with this label, see {@link allLabelled}. */
export function labelled<T extends HTMLElement = HTMLElement>(name: string): T {
  const [control, ...others] = allLabelled<T>(name)
  if (!control || others.length > 0)
    throw new Error(`${control ? others.length + 1 : 0} controls are labelled “${name}”.`)
  return control
}

/**
 * The controls with this label. `getAllByLabelText` asks jsdom for the labels of every element, which walks the whole
 * screen for each of them: half a second per call on a screen with a week of time selects.
 */
export function allLabelled<T extends HTMLElement = HTMLElement>(name: string): T[] {
  const named = [...document.querySelectorAll<T>('[aria-label]')].filter(
    (one) => one.getAttribute('aria-label') === name,
  )
  const labels = [...document.querySelectorAll('label')].filter((one) => one.textContent?.trim() === name)
  return [...named, ...labels.map((label) => label.control as T)]
}

/** Enters a value at once: how boxes take single keys is tested with each control. */
export function enter(control: HTMLElement, value: string): void {
  fireEvent.change(control, { target: { value } })
}

/** The words that describe a control, such as its hint and its error. */
export function descriptionOf(element: HTMLElement): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

/** Opens a section that is folded. A press on its heading does nothing in jsdom. */
export function unfold(heading: string): void {
  const folded = [...document.querySelectorAll('details')]
  const section = folded.find((one) => one.querySelector('h2')?.textContent === heading)
  if (!section) throw new Error(`No section “${heading}” can be folded.`)
  section.open = true
}
