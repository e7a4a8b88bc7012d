import type { ComponentType } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { FILE_KINDS, type FileKind } from '@/lib/shared/forms/file-kinds'
import { MAX_FILES } from '@/lib/shared/forms/files'
import { MAX_COLUMNS, MAX_ROWS, type TypeWithSettings } from '@/lib/shared/forms/question-settings'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { MAX_SCALE } from '@/lib/shared/forms/scale'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { NumberBox } from '../../fields/number-box'
import { SwitchField } from '../../fields/switch-field'
import { Checkbox } from '../../ui/checkbox'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'
import { LabelList } from './label-list'

const EDITORS: Record<TypeWithSettings, ComponentType> = {
  select: OtherSetting,
  multiselect: OtherSetting,
  consent: StatementSetting,
  scale: ScaleSettings,
  matrix: MatrixSettings,
  file: FileSettings,
  hidden: NameSetting,
}

/** The settings that a type has besides those of all questions. */
export function TypeSettings({ type }: { type: QuestionType }) {
  const editors: Partial<Record<QuestionType, ComponentType>> = EDITORS
  const Editor = editors[type]
  return Editor ? <Editor /> : null
}

function useSettings() {
  const { t } = useTexts('questions')
  return { t: t.typeSettings, ...useFormContext<QuestionFields>() }
}

function OtherSetting() {
  const { t, control } = useSettings()
  return <SwitchField control={control} name="settings.other" label={t.ownAnswer} hint={t.ownAnswerHint} />
}

function StatementSetting() {
  const { t, register, formState } = useSettings()
  return (
    <Field label={t.statement} hint={t.statementHint} error={formState.errors.settings?.statement?.message}>
      {(aria) => <Textarea {...aria} rows={3} {...register('settings.statement')} />}
    </Field>
  )
}

function NameSetting() {
  const { t, register, formState } = useSettings()
  return (
    <Field label={t.name} hint={t.nameHint} error={formState.errors.settings?.name?.message}>
      {(aria) => (
        <Input
          {...aria}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t.nameExample}
          // Empty, the parameter is the id of the question.
          {...register('settings.name', { setValueAs: (name: string | undefined) => name?.trim() || undefined })}
        />
      )}
    </Field>
  )
}

function ScaleSettings() {
  const { t, register } = useSettings()
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberSetting name="settings.from" label={t.from} max={MAX_SCALE} />
      <NumberSetting name="settings.to" label={t.to} max={MAX_SCALE} />
      <Field label={t.fromLabel}>
        {(aria) => <Input {...aria} autoComplete="off" {...register('settings.fromLabel')} />}
      </Field>
      <Field label={t.toLabel}>
        {(aria) => <Input {...aria} autoComplete="off" {...register('settings.toLabel')} />}
      </Field>
    </div>
  )
}

function FileSettings() {
  const { t } = useSettings()
  return (
    <>
      <NumberSetting name="settings.max" label={t.maxFiles} min={1} max={MAX_FILES} />
      <KindsSetting />
    </>
  )
}

function KindsSetting() {
  const { t, control } = useSettings()
  const names = useTexts('answerControls').t.files.kinds
  const { field, fieldState } = useController({ control, name: 'settings.kinds' })
  const chosen = field.value ?? []
  const without = (kind: FileKind) => chosen.filter((one) => one !== kind)
  return (
    <FieldGroup label={t.fileKinds} hint={t.fileKindsHint} error={fieldState.error?.message}>
      {(describedBy) => (
        <div className="grid grid-cols-2 gap-x-4">
          {FILE_KINDS.map((kind) => (
            <Field key={kind} inline label={names[kind]}>
              {(aria) => (
                <Checkbox
                  {...aria}
                  aria-describedby={describedBy}
                  checked={chosen.includes(kind)}
                  onCheckedChange={(isOn) => field.onChange(isOn === true ? [...without(kind), kind] : without(kind))}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

type NumberSettingProps = {
  name: 'settings.from' | 'settings.to' | 'settings.max'
  label: string
  min?: number
  max: number
}

function NumberSetting({ name, label, min = 0, max }: NumberSettingProps) {
  const { control } = useFormContext<QuestionFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(aria) => <NumberBox {...aria} min={min} max={max} value={field.value ?? min} onChange={field.onChange} />}
    </Field>
  )
}

function MatrixSettings() {
  const { t } = useSettings()
  return (
    <>
      <LabelList name="settings.rows" words={t.rows} max={MAX_ROWS} />
      <LabelList name="settings.columns" words={t.columns} max={MAX_COLUMNS} />
    </>
  )
}
