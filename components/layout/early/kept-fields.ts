import { reaches } from './reaches'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

type Content = { value: string; isChecked: boolean }

/** Fields whose last change React has not seen. */
export class KeptFields {
  readonly #contents = new Map<Field, Content & { event: Event }>()

  /** Says whether the event changed a field. */
  keep(event: Event, value: string | undefined): boolean {
    if (!isField(event.target) || (event.type !== 'input' && event.type !== 'change')) return false
    const isChecked = event.target instanceof HTMLInputElement && event.target.checked
    this.#contents.set(event.target, { event, value: value ?? '', isChecked })
    return true
  }

  /** For an event that React has seen after all. */
  drop(event: Event): void {
    for (const [field, content] of this.#contents) if (content.event === event) this.#contents.delete(field)
  }

  /** Changes the fields again, and says whether nothing is left to do now. */
  giveBack(): boolean {
    for (const [field, content] of this.#contents) {
      // Changes nothing, so that React makes nothing of it but hydrates what it can.
      if (field.isConnected && !reaches(field, new Event('input', { bubbles: true }))) continue
      this.#contents.delete(field)
      if (field.isConnected) change(field, content)
    }
    return this.#contents.size === 0
  }
}

function change(field: Field, { value, isChecked }: Content): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !isChecked
    field.click()
    return
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  // React makes nothing of a text that is set through the element's own property, which it has replaced to notice that.
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(caret, caret)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
