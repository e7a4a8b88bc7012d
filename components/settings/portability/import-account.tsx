import { useEffect, useId, useRef } from 'react'
import { fileSize } from '@/lib/shared/text/file-size'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { PlanList } from './plan-list'
import { type ImportStep, useImportSteps } from './use-import-steps'
import { useMoment } from './use-moment'
import { ZipField } from './zip-field'

/** A zip, the plan that is made of it, and only then the import. `unfinished`: when one was begun that did not end. */
export function ImportAccount({ unfinished }: { unfinished: string | null }) {
  const { t: all, say, locale } = useTexts('dataTransfer')
  const momentOf = useMoment()
  const t = all.import
  const { file, step, problem, choose, retry, confirm, cancel, reset, reminders, setReminders } = useImportSteps()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPlan = step.is === 'planned' || step.is === 'done'

  /** The controls that were pressed are gone, so the focus moves to what took their place. */
  useEffect(() => {
    if (step.is === 'planned' || step.is === 'done') heading.current?.focus()
  }, [step.is])

  return (
    <div className="grid gap-3 border-t pt-5">
      <h2 className="font-semibold">{t.heading}</h2>
      <p id={`${id}text`} className="text-muted-foreground text-sm">
        {t.text} {t.nobodyIsMailed}
      </p>
      {step.is === 'choosing' && unfinished && (
        <p className="font-medium text-sm">{say(t.unfinished, { moment: momentOf(unfinished) })}</p>
      )}
      {step.is === 'choosing' && (
        <ZipField
          describedBy={problem ? `${id}problem ${id}text` : `${id}text`}
          isInvalid={problem !== ''}
          onChoose={choose}
        />
      )}
      {file && step.is !== 'done' && (
        <p className="break-words text-sm">
          <bdi className="font-medium">{file.name}</bdi>{' '}
          <span className="whitespace-nowrap text-muted-foreground">{fileSize(file.size, locale)}</span>
        </p>
      )}
      {step.is === 'sending' && <Sending step={step} label={stageOf(step, t)} />}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {step.is === 'sending' ? stageOf(step, t) : ''}
      </p>
      {problem && (
        <p id={`${id}problem`} role="alert" className="font-medium text-destructive text-sm">
          {problem}
        </p>
      )}
      {hasPlan && (
        <>
          <h3 ref={heading} tabIndex={-1} className="font-medium text-sm outline-none">
            {step.is === 'done' ? t.done : t.planned}
          </h3>
          <PlanList plan={step.plan} exportedAt={step.plan.createdAt} />
          {step.is === 'planned' && step.plan.reminders > 0 && (
            <Field inline label={say(t.reminders, { count: step.plan.reminders })} hint={t.remindersHint}>
              {(aria) => (
                <Checkbox {...aria} checked={reminders} onCheckedChange={(checked) => setReminders(checked === true)} />
              )}
            </Field>
          )}
          <p className="text-muted-foreground text-sm">{step.is === 'done' ? t.setUpAgain : t.nothingYet}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {step.is === 'choosing' && file && problem && (
          <Button variant="outline" onClick={retry}>
            {t.retry}
          </Button>
        )}
        {/* Once the server writes, leaving changes nothing. */}
        {step.is === 'sending' && (step.dryRun || step.part < 1) && (
          <Button variant="outline" onClick={cancel}>
            {t.cancel}
          </Button>
        )}
        {step.is === 'planned' && (
          <>
            <Button onClick={() => confirm(step)}>{problem ? t.retry : t.confirm}</Button>
            <Button variant="outline" onClick={reset}>
              {t.cancel}
            </Button>
          </>
        )}
        {step.is === 'done' && (
          <Button variant="outline" onClick={reset}>
            {t.another}
          </Button>
        )}
      </div>
    </div>
  )
}

type SendingStep = Extract<ImportStep, { is: 'sending' }>

/** Without an end in sight once the server has the whole file. */
function Sending({ step, label }: { step: SendingStep; label: string }) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={step.part < 1 ? step.part : undefined}
      className="h-1.5 w-full accent-primary"
    />
  )
}

function stageOf({ dryRun, part }: SendingStep, t: { uploading: string; reading: string; writing: string }): string {
  if (part < 1) return t.uploading
  return dryRun ? t.reading : t.writing
}
