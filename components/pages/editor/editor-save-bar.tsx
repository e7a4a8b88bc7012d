import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { SaveBar } from '@/components/fields/save-bar'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

type EditorSaveBarProps = {
  submitLabel: string
  isLeaving: boolean
  /** Saves without leaving; absent for a new page, which a save would publish. */
  onSave?: () => Promise<unknown>
  /** Above the buttons. */
  children: ReactNode
}

/** Saves the page, and asks before what is not saved is left. */
export function EditorSaveBar({ submitLabel, isLeaving, onSave, children }: EditorSaveBarProps) {
  const { t } = useTexts('pageEditor')
  const actions = useTexts('actions').t
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState<PageFormValues>()
  const hasHours = useHasHours()
  return (
    <>
      <SaveBar>
        {children}
        <Button type="submit" pending={isSubmitting || isLeaving} disabled={!hasHours || isSubmitting || isLeaving}>
          {submitLabel}
        </Button>
        <Link href="/time-slot-pages" className={buttonStyles({ variant: 'ghost' })}>
          {actions.cancel}
        </Link>
        {!hasHours && <p className="text-muted-foreground text-sm">{t.hours.missing}</p>}
      </SaveBar>
      <UnsavedGuard isDirty={isDirty && !isSubmitSuccessful} onSave={hasHours ? onSave : undefined} />
    </>
  )
}

const HOURS = ['availabilities', 'dates'] as const

function useHasHours(): boolean {
  const [availabilities = [], dates = []] = useWatch<PageFormValues, typeof HOURS>({ name: HOURS })
  return availabilities.length > 0 || dates.some(({ spans }) => spans.length > 0)
}
