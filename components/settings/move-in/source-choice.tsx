import { useId } from 'react'
import { MAX_PAST_DAYS } from '@/lib/arrivals/limits'
import { useForms } from '@/lib/client/forms'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { NumberBox } from '../../fields/number-box'
import { Button } from '../../ui/button'
import { NativeSelect } from '../../ui/native-select'
import { SourceScript } from './source-script'
import { TokenStep } from './token-step'
import { hasBookings, type Moving, toReadable } from './use-move-in'

const JSON_FILES = '.json,application/json'
const ACCEPTED = {
  calcom: JSON_FILES,
  calendly: JSON_FILES,
  typeform: JSON_FILES,
  google_forms: JSON_FILES,
  csv: '.csv,.tsv,text/csv',
  ics: '.ics,text/calendar',
}

/** The source, then a token or files. */
export function SourceChoice({ moving: { source, files, problem, reading, ...act } }: { moving: Moving }) {
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
