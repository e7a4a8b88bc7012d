import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { unfoldAround } from '@/components/fields/form-section'
import { type EditorTab, tabsOfFields } from '@/lib/pages/editor-tabs'

export type ErrorFocus = {
  form: RefObject<HTMLFormElement | null>
  tab: EditorTab
  showTab: (tab: EditorTab) => void
}

const WRONG = '[aria-invalid="true"], [data-invalid]'

/**
 * After a save that was refused, here or by the server, focuses the first wrong control of the shown tab, or of the first
 * tab that has one. Controls of slots and dates are not registered, so the form cannot do so itself.
 */
export function useErrorFocus({ form, tab, showTab }: ErrorFocus): void {
  const { getErrors } = useFormContext()
  const { submitCount } = useFormState()
  const handled = useRef(0)
  const wanted = useRef<EditorTab | null>(null)

  const latest = useRef(showTab)
  useEffect(() => {
    latest.current = showTab
  })

  // Not when errors change: typing must not move the focus.
  useEffect(() => {
    if (handled.current !== submitCount) {
      handled.current = submitCount
      const wrong = tabsOfFields(Object.keys(getErrors()))
      wanted.current = wrong.includes(tab) ? tab : (wrong[0] ?? null)
      // A hidden panel takes no focus: this runs again when it is shown.
      if (wanted.current && wanted.current !== tab) return latest.current(wanted.current)
    }
    if (wanted.current !== tab) return
    wanted.current = null
    const panel = form.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    const control = panel?.querySelector<HTMLElement>(WRONG) ?? panel
    unfoldAround(control ?? null)
    control?.focus()
  }, [submitCount, tab, form, getErrors])
}
