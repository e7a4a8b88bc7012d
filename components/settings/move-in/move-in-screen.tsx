'use client'

import { useEffect, useId, useRef } from 'react'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { MAX_PAST_DAYS } from '@/lib/arrivals/limits'
import { useForms } from '@/lib/client/forms'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'
import { factsOf } from '@/lib/shared/calendars/providers'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { NumberBox } from '../../fields/number-box'
import { PageHeader } from '../../layout/page-header'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { textLink } from '../../ui/link-styles'
import { NativeSelect } from '../../ui/native-select'
import { PlanList } from '../portability/plan-list'
import { ArrivalReport } from './arrival-report'
import { type ColumnChoice, ColumnMap } from './column-map'
import { EarlierRuns } from './earlier-runs'
import { PlanChoicesFields } from './plan-choices'
import { ProxyLines } from './proxy-lines'
import { SourceScript } from './source-script'
import { ReadingProgress, TokenStep } from './token-step'
import { hasBookings, type MoveInStep, toReadable, useMoveIn } from './use-move-in'

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
      {step.is === 'choosing' && !isReading && <Choosing moving={moving} />}
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
          <Answer answer={answer} isDone={step.is === 'done'} />
          {step.is === 'planned' && hasBookings(source) && (
            <PlanChoicesFields value={act.choices} asksRules={source === 'calendly'} onChange={act.setChoices} />
          )}
          <BringOrReset
            answer={answer}
            isDone={step.is === 'done'}
            takesOver={act.choices.takeOver !== ''}
            onBring={act.bring}
            onReset={act.reset}
          />
        </>
      )}
    </div>
  )
}

type Moving = { moving: ReturnType<typeof useMoveIn> }

/** The source, then a token or files. */
function Choosing({ moving: { source, files, problem, reading, ...act } }: Moving) {
  const { t } = useTexts('moveIn')
  const id = useId()
  const readable = toReadable(source)
  return (
    <>
      <FieldGroup label={t.source}>
        <div className="grid gap-1">
          {ARRIVAL_SOURCES.map((one) => (
            <label key={one} className="flex min-h-11 items-start gap-3 rounded-lg py-2 text-sm">
              <input
                type="radio"
                name={`${id}source`}
                checked={source === one}
                onChange={() => act.chooseSource(one)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0">
                <span className="block font-medium">{t.sources[one]}</span>
                <span className="block text-muted-foreground">{t.brings[one]}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {hasBookings(source) && (
        <Field label={t.pastDays} hint={t.pastDaysHint}>
          {(aria) => (
            <NumberBox {...aria} min={0} max={MAX_PAST_DAYS} value={act.pastDays} onChange={act.setPastDays} />
          )}
        </Field>
      )}
      {readable && (
        <>
          <TokenStep
            source={readable}
            token={act.token}
            reading={reading}
            problem={act.tokenProblem}
            onToken={act.setToken}
            onRead={() => act.read(readable)}
          />
          <h2 className="border-t pt-5 font-semibold">{t.orFiles}</h2>
        </>
      )}
      {source === 'csv' && <FormChoice formId={act.formId} onChange={act.setFormId} />}
      <Field label={t.choose} hint={t.needs[source]} error={problem}>
        {(aria) => (
          <input
            {...aria}
            key={source}
            type="file"
            multiple={ACCEPTED[source] === JSON_FILES}
            accept={ACCEPTED[source]}
            onChange={({ currentTarget }) => act.setFiles([...(currentTarget.files ?? [])])}
            className="min-h-11 w-full text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-input file:bg-card file:px-4 file:font-medium"
          />
        )}
      </Field>
      <SourceScript source={source} />
      <div>
        <Button disabled={files.length === 0} onClick={act.plan}>
          {t.plan}
        </Button>
      </div>
    </>
  )
}

function FormChoice({ formId, onChange }: { formId: string; onChange: (formId: string) => void }) {
  const { t } = useTexts('moveIn')
  const { data: forms = [] } = useForms()
  return (
    <Field label={t.into}>
      {(aria) => (
        <NativeSelect {...aria} value={formId} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{t.newForm}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
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

/** Maps the columns of a CSV file to questions. A changed mapping is planned again before it can be brought. */
function ColumnChoices({ moving: { formId, columns, ...act }, answer }: Moving & { answer: ArrivalAnswer }) {
  const { t } = useTexts('moveIn')
  const { preview } = answer
  if (!preview) return null
  const planned = preview.columns as unknown as ColumnChoice[]
  return (
    <div className="grid gap-4">
      <ColumnMap
        preview={preview}
        formId={formId}
        chosen={columns ?? planned.map(({ column, to }) => ({ column, to }))}
        onChange={act.setColumns}
      />
      {columns && (
        <div>
          <Button variant="outline" onClick={act.planAgain}>
            {t.plan}
          </Button>
        </div>
      )}
    </div>
  )
}

const JSON_FILES = '.json,application/json'
const ACCEPTED = {
  calcom: JSON_FILES,
  calendly: JSON_FILES,
  typeform: JSON_FILES,
  google_forms: JSON_FILES,
  csv: '.csv,.tsv,text/csv',
  ics: '.ics,text/calendar',
}

type Shown = { answer: ArrivalAnswer; isDone: boolean }

function Answer({ answer, isDone }: Shown) {
  const { t, say, locale } = useTexts('moveIn')
  const { plan, report } = answer
  const { links } = plan.parts
  // Links of a hosted Cal.com stay there.
  const hasLinks = links.added + links.kept > 0
  const moved = report.things.filter(({ url, became }) => url && became?.path)
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="grid content-start gap-4 text-sm">
        <PlanList plan={plan} />
        {plan.updated > 0 && <p>{say(t.updated, { count: plan.updated })}</p>}
        {plan.reminders > 0 && <p>{say(t.reminders, { count: plan.reminders })}</p>}
        {plan.connect.length > 0 && (
          <p>
            <Link href="/integrations" className={textLink}>
              {say(t.connect, {
                names: new Intl.ListFormat(locale).format(plan.connect.map((id) => factsOf(id).name)),
              })}
            </Link>
          </p>
        )}
        {!isDone && <p className="text-muted-foreground">{t.nothingYet}</p>}
        {isDone && moved.length > 0 && (
          <div>
            <p className="font-medium">{t.addresses}</p>
            <ul className="mt-1 grid gap-2">
              {moved.map(({ ref, url, became }) => (
                <li key={ref} className="break-all">
                  <bdi className="text-muted-foreground">{url}</bdi>
                  <br />
                  <a href={became?.path} className={textLink}>
                    {became?.path}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {isDone && answer.source === 'calcom' && hasLinks && <ProxyLines />}
      </div>
      <ArrivalReport report={report} />
    </div>
  )
}

type Acting = Shown & { takesOver: boolean; onBring: () => void; onReset: () => void }

const COUNTED = ['pages', 'forms', 'bookings', 'meetings', 'responses', 'time-off', 'settings'] as const

function BringOrReset({ answer, isDone, takesOver, onBring, onReset }: Acting) {
  const { t, say, locale } = useTexts('moveIn')
  const { parts, updated, reminders } = answer.plan
  const added = COUNTED.filter((part) => parts[part].added > 0)
  // A booking has a meeting, and settings are named only if nothing else comes.
  const main = added.filter((part) => part !== 'settings' && (part !== 'meetings' || parts.bookings.added === 0))
  const named = main.length > 0 ? main : added
  const words = named.map((part) => say(t.counts[part], { count: parts[part].added }))
  const hasNews = added.length > 0 || updated > 0 || reminders > 0 || takesOver
  const what = new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words)
  return (
    <div className="grid gap-3">
      {!isDone && !hasNews && <p className="text-sm">{t.nothingNew}</p>}
      <div className="flex flex-wrap gap-2">
        {!isDone && hasNews && <Button onClick={onBring}>{say(t.bring, { what })}</Button>}
        <Button variant="outline" onClick={onReset}>
          {isDone ? t.again : t.otherSource}
        </Button>
      </div>
    </div>
  )
}
