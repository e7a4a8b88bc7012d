import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { useAccountKind, useForKind } from '@/components/ui/team'
import { Textarea } from '@/components/ui/textarea'
import { wordsWith } from '@/lib/pages/booking-rules-schema'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAIL_VARIABLES, MAX_MAIL_SUBJECT, MAX_MAIL_TEXT, SUBJECT_VARIABLES } from '@/lib/shared/booking-rules'
import type { Language } from '@/lib/shared/languages'
import { fillPlaceholders } from '@/lib/shared/text/placeholders'
import { useTexts } from '@/messages/react/texts-provider'
import { useSampleValues } from './use-sample-values'

const TEXT = { known: MAIL_VARIABLES, max: MAX_MAIL_TEXT, Control: Textarea }
const SUBJECT = { known: SUBJECT_VARIABLES, max: MAX_MAIL_SUBJECT, Control: Input }

type CustomTextFieldProps = {
  label: string
  /** The name of the buttons that insert variables. */
  insertLabel: string
  hint?: string
  /** One line, with variables that are short. */
  isSubject?: boolean
  /** Shows below how it will read. */
  hasSample?: boolean
  placeholder?: string
  lang?: Language
  dir?: 'auto'
  value: string
  onChange: (text: string) => void
  /** The field of the form whose errors it shows. */
  path: FieldPath<PageFormValues>
}

/** Plain text with variables for an email, and how it will read. An unknown variable is told while it is typed. */
export function CustomTextField({ label, insertLabel, hint, value, onChange, path, ...props }: CustomTextFieldProps) {
  const { isSubject = false, hasSample = true, ...input } = props
  const { known, max, Control } = isSubject ? SUBJECT : TEXT
  const isTeams = useAccountKind() === 'team'
  const variables = known.filter((variable) => isTeams || variable !== 'host_names')
  const { t, say } = useTexts('pageEmails')
  const labels = { ...t.variables, owner_name: useForKind()(t.variables.owner_name) }
  const element = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const error = useErrorAt<PageFormValues>(path)
  const length = value.trim().length
  const problem = wordsWith(variables, max).safeParse(value).error?.issues[0]?.message

  function insert(variable: string) {
    const area = element.current
    if (!area) return
    const end = area.value.length
    area.setRangeText(`{{${variable}}}`, area.selectionStart ?? end, area.selectionEnd ?? end, 'end')
    area.focus()
    onChange(area.value)
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <Field label={label} hint={hint} error={error ?? problem}>
        {(aria) => (
          <Control
            {...aria}
            {...input}
            ref={element}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="flex items-center gap-1.5 max-sm:flex-col max-sm:items-stretch">
        <fieldset aria-label={insertLabel} className={variablesStyles}>
          {variables.map((variable) => (
            <button key={variable} type="button" className={variableStyles} onClick={() => insert(variable)}>
              {labels[variable]}
            </button>
          ))}
        </fieldset>
        <p
          className={cn(
            'ms-auto shrink-0 text-muted-foreground text-xs tabular-nums',
            length > max && 'font-medium text-destructive',
          )}
        >
          {say(t.length, { count: length, max })}
        </p>
      </div>
      {hasSample && length > 0 && (
        <div className="rounded-lg border border-dashed px-3 py-2 text-sm">
          <p className="text-muted-foreground text-xs">{t.preview}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">
            <Sample text={value.trim()} />
          </p>
        </div>
      )}
    </div>
  )
}

function Sample({ text }: { text: string }) {
  return fillPlaceholders(text, useSampleValues())
}

/** On a phone they are one row that scrolls: four would stand under each of several fields. */
const variablesStyles = 'flex min-w-0 gap-1.5 max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap'

const variableStyles =
  'inline-flex shrink-0 min-h-9 items-center rounded-md border border-input bg-card px-2.5 font-medium text-xs transition-colors hover:bg-accent pointer-coarse:min-h-11'
