'use client'

import { useEffect, useRef } from 'react'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../../fields/form-section'
import { PageHeader } from '../../layout/page-header'
import { Button } from '../../ui/button'
import { ArrivalPlan, BringOrReset } from './arrival-plan'
import { type ColumnChoice, ColumnMap } from './column-map'
import { EarlierRuns } from './earlier-runs'
import { PlanChoicesFields } from './plan-choices'
import { SourceChoice } from './source-choice'
import { ReadingProgress } from './token-step'
import { hasBookings, type MoveInStep, type Moving, toReadable, useMoveIn } from './use-move-in'

/** Asks for a source and its files, shows the plan beside the report, and runs it when the owner accepts. */
export function MoveInScreen() {
  const { t } = useTexts('moveIn')
  return (
    <>
      <PageHeader title={t.heading} text={t.intro} />
      <FormSection title={t.heading} isTitled={false}>
        <Steps />
        <EarlierRuns />
      </FormSection>
    </>
  )
}

function Steps() {
  const { t } = useTexts('moveIn')
  const moving = useMoveIn()
  const { source, step, problem, reading, ...act } = moving
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = step.is === 'planned' || step.is === 'done' ? step.answer : null
  const readable = toReadable(source)
  const isReading = reading !== null && !reading.isStopped

  /** The controls that were pressed are gone, so the focus moves to what took their place. */
  useEffect(() => {
    if (step.is === 'planned' || step.is === 'done') heading.current?.focus()
  }, [step.is])

  return (
    <div className="grid gap-5">
      {step.is === 'choosing' && !isReading && <SourceChoice moving={moving} />}
      {isReading && readable && <ReadingProgress source={readable} reading={reading} onStop={act.stopReading} />}
      {!isReading && <Sending step={step} count={act.files.length} onStop={act.stop} />}
      {answer && (
        <>
          <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
            {step.is === 'done' ? t.done : t.planned}
          </h2>
          {problem && (
            <p role="alert" className="font-medium text-destructive text-sm">
              {problem}
            </p>
          )}
          {step.is === 'planned' && <ColumnChoices moving={moving} answer={answer} />}
          <ArrivalPlan answer={answer} isDone={step.is === 'done'} />
          {step.is === 'planned' && hasBookings(source) && (
            <PlanChoicesFields value={act.choices} asksRules={source === 'calendly'} onChange={act.setChoices} />
          )}
          <BringOrReset
            answer={answer}
            isDone={step.is === 'done'}
            isOutdated={act.isOutdated}
            onPlan={act.planAgain}
            onBring={act.bring}
            onReset={act.reset}
          />
        </>
      )}
    </div>
  )
}

type SendingProps = { step: MoveInStep; count: number; onStop: () => void }

function Sending({ step, count, onStop }: SendingProps) {
  const { t, say } = useTexts('moveIn')
  const words = step.is === 'sending' ? (step.dryRun ? t.reading : t.writing) : ''
  return (
    <>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {words}
      </p>
      {step.is === 'sending' && (
        <>
          <progress aria-label={words} className="h-1.5 w-full accent-primary" />
          <p className="text-muted-foreground text-sm">{say(t.chosen, { count })}</p>
          {step.dryRun && (
            <div>
              <Button variant="outline" onClick={onStop}>
                {t.stop}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

type ColumnChoicesProps = { moving: Moving; answer: ArrivalAnswer }

/** Maps the columns of a CSV file to questions. */
function ColumnChoices({ moving: { formId, columns, setColumns }, answer: { preview } }: ColumnChoicesProps) {
  if (!preview) return null
  const planned = preview.columns as unknown as ColumnChoice[]
  return (
    <ColumnMap
      preview={preview}
      formId={formId}
      chosen={columns ?? planned.map(({ column, to }) => ({ column, to }))}
      onChange={setColumns}
    />
  )
}
