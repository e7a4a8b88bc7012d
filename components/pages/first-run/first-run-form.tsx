import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { footStyles } from '@/components/ui/dialog-styles'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { ApiError } from '@/lib/client/request'
import { useUpdateSettings } from '@/lib/client/settings'
import { useCreateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import {
  FIRST_RUN_STEPS,
  type FirstRunOutput,
  type FirstRunStep,
  type FirstRunValues,
  STEP_FIELDS,
  suggestSlug,
  toPageInput,
} from '@/lib/settings/first-run'
import type { Settings } from '@/lib/settings/schema'
import { check } from '@/messages/check'
import { useTexts } from '@/messages/react/texts-provider'
import { HoursStep } from './hours-step'
import { LinkStep } from './link-step'
import { readerHabits } from './reader-habits'
import { YouStep } from './you-step'

type FirstRunFormProps = {
  firstStep: FirstRunStep
  settings: Settings
  onHours: () => void
  onCreated: (page: TimeSlotPage) => void
}

const SCREENS: Record<FirstRunStep, ComponentType<{ settings: Settings }>> = {
  you: YouStep,
  hours: HoursStep,
  link: LinkStep,
}

/** One form over three steps. The first saves the settings, the last creates the page. */
export function FirstRunForm({ firstStep, settings, onHours, onCreated }: FirstRunFormProps) {
  const { t, say } = useTexts('firstRun')
  const actions = useTexts('actions').t
  const created = useTexts('pages').t.created
  const toastFailure = useToastFailure()
  const update = useUpdateSettings()
  const create = useCreateTimeSlotPage()
  const [step, setStep] = useState(firstStep)
  const form = useFormContext<FirstRunValues, unknown, FirstRunOutput>()
  const element = useStepFocus(step)
  const place = FIRST_RUN_STEPS.indexOf(step)
  const isBusy = update.isPending || create.isPending
  const Screen = SCREENS[step]

  async function saveYou() {
    const { fullName, timezone } = form.getValues()
    try {
      await update.mutateAsync({ fullName: fullName.trim(), timezone, ...(!settings.saved && readerHabits()) })
    } catch (error) {
      return toastFailure(error, t.failed.title, t.failed.settings)
    }
    // A slug that was typed stays.
    if (form.getValues('slug') === suggestSlug(settings.fullName)) form.setValue('slug', suggestSlug(fullName))
    setStep('hours')
  }

  function saveHours() {
    onHours()
    setStep('link')
  }

  async function createPage(output: FirstRunOutput) {
    try {
      const page = await create.mutateAsync(toPageInput(output))
      toast({ title: created.done })
      onCreated(page)
    } catch (error) {
      toastFailure(error, t.failed.title, t.failed.page)
      if (!(error instanceof ApiError && error.status === 409)) return
      setStep('link')
      form.setError('slug', { message: check('slugTaken') }, { shouldFocus: true })
    }
  }

  /** With the title and the link that are preset: what is wrong with them is asked for. */
  async function createAtOnce() {
    if (isBusy || !(await form.trigger(STEP_FIELDS.hours, { shouldFocus: true }))) return
    onHours()
    await form.handleSubmit(createPage, () => setStep('link'))()
  }

  async function next(event: FormEvent) {
    event.preventDefault()
    // React passes the event on to the form around the dialog.
    event.stopPropagation()
    if (isBusy) return
    if (step === 'link') return form.handleSubmit(createPage)()
    if (!(await form.trigger(STEP_FIELDS[step], { shouldFocus: true }))) return
    if (step === 'you') await saveYou()
    else saveHours()
  }

  return (
    <form ref={element} noValidate onSubmit={(event) => void next(event)}>
      <p aria-live="polite" className="-mt-3 mb-4 text-muted-foreground text-sm">
        {say(t.progress, { number: place + 1, total: FIRST_RUN_STEPS.length })} · {t.steps[step]}
      </p>
      <div className="grid gap-5">
        <Screen settings={settings} />
      </div>
      <div data-sheet-footer className={cn(footStyles, 'flex-wrap justify-end max-sm:*:px-3.5')}>
        {place > 0 && (
          <Button variant="ghost" disabled={isBusy} onClick={() => setStep(FIRST_RUN_STEPS[place - 1] ?? 'you')}>
            {actions.back}
          </Button>
        )}
        <Button
          type="submit"
          variant={step === 'hours' ? 'outline' : 'default'}
          pending={isBusy && step !== 'hours'}
          disabled={isBusy}
        >
          {step !== 'link' ? t.next : create.isPending ? t.creating : t.create}
        </Button>
        {step === 'hours' && (
          <Button pending={isBusy} onClick={() => void createAtOnce()}>
            {create.isPending ? t.creating : t.create}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Focuses the first control of each step that follows another. */
function useStepFocus(step: FirstRunStep) {
  const element = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    element.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [step])
  return element
}
