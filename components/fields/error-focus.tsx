import { type RefObject, useEffect, useRef } from 'react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { unfoldAround } from './form-section'

type ErrorFocusProps<Tab extends string> = {
  /** Holds the panels, each with its name in `data-tab`. */
  root: RefObject<HTMLElement | null>
  tab: string
  showTab: (tab: Tab) => void
  /** The tabs that show a wrong field, in order. */
  tabsOf: (errors: FieldErrors) => Tab[]
}

const WRONG = '[aria-invalid="true"], [data-invalid]'

/**
 * After a save that was refused, here or by the server, focuses the first wrong control of the shown tab, or of the first
 * tab that has one. Controls of slots and dates are not registered, so the form cannot do so itself.
 */
export function ErrorFocus<Tab extends string>({ root, tab, showTab, tabsOf }: ErrorFocusProps<Tab>): null {
  const { getErrors } = useFormContext()
  const { submitCount } = useFormState()
  const handled = useRef(0)
  const wanted = useRef<Tab | null>(null)

  const latest = useRef({ showTab, tabsOf })
  useEffect(() => {
    latest.current = { showTab, tabsOf }
  })

  // Not when errors change: typing must not move the focus.
  useEffect(() => {
    if (handled.current !== submitCount) {
      handled.current = submitCount
      const wrong = latest.current.tabsOf(getErrors())
      wanted.current = wrong.find((one) => one === tab) ?? wrong[0] ?? null
      // A hidden panel takes no focus: this runs again when it is shown.
      if (wanted.current && wanted.current !== tab) return latest.current.showTab(wanted.current)
    }
    if (wanted.current !== tab) return
    wanted.current = null
    const panel = root.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (!panel || focusWrong(panel)) return
    // A panel that was not mounted has its fields one render later.
    const frame = requestAnimationFrame(() => focusWrong(panel) || panel.focus())
    return () => cancelAnimationFrame(frame)
  }, [submitCount, tab, root, getErrors])

  return null
}

/** False where no control is marked as wrong. */
function focusWrong(panel: HTMLElement): boolean {
  const control = panel.querySelector<HTMLElement>(WRONG)
  unfoldAround(control)
  control?.focus()
  return control !== null
}
