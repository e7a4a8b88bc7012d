import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { Switch } from '@/components/ui/switch'
import { useForms } from '@/lib/client/forms'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_CHANGE_NOTICE_MINUTES } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from '../effects/effect-note'
import { FormSelect } from '../form-select'
import { PresetSection } from '../preset-section'
import { NoticeField } from '../rules/notice-field'
import { CustomTextField } from './custom-text-field'
import { lengthWords } from './length-words'

const USUAL_MINUTES = 60

/** The email after the end. */
export function FollowUpSection() {
  const { t } = useTexts('pageEmails')
  const { control, setValue } = useFormContext<PageFormValues>()
  const { isSubmitted } = useFormState({ control })
  const isOn = useWatch({ control, name: 'followUp', compute: Boolean })

  function choose(next: boolean) {
    const preset = { minutesAfter: USUAL_MINUTES, text: t.followUp.preset }
    setValue('followUp', next ? preset : null, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return (
    <PresetSection
      title={t.followUp.heading}
      text={t.followUp.intro}
      fields={['followUp']}
      note={isOn ? null : t.followUp.none}
    >
      <Field inline label={t.followUp.isOn}>
        {(aria) => <Switch {...aria} checked={isOn} onCheckedChange={choose} />}
      </Field>
      {isOn && <FollowUpFields />}
    </PresetSection>
  )
}

function FollowUpFields() {
  const words = useTexts('pageEmails')
  const { t, say } = words
  const { control } = useFormContext<PageFormValues>()
  const text = useController({ control, name: 'followUp.text' }).field
  const formId = useController({ control, name: 'followUp.formId' }).field
  const formError = useErrorAt<PageFormValues>('followUp.formId')
  const { data: forms } = useForms()
  const form = forms?.find(({ id }) => id === formId.value)
  const minutes = useWatch({ control, name: 'followUp.minutesAfter' }) ?? USUAL_MINUTES

  function effect(): string | null {
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > MAX_CHANGE_NOTICE_MINUTES) return null
    if (minutes === 0) return t.followUp.effectAtEnd
    return say(t.followUp.effect, { length: lengthWords(minutes, words) })
  }

  return (
    <>
      <NoticeField
        name="followUp.minutesAfter"
        label={t.followUp.after}
        unitLabel={t.followUp.unit}
        maxMinutes={MAX_CHANGE_NOTICE_MINUTES}
      />
      <CustomTextField
        label={t.followUp.words}
        insertLabel={t.followUp.insert}
        value={text.value ?? ''}
        onChange={text.onChange}
        path="followUp.text"
      />
      <Field
        label={t.followUp.form}
        hint={form && !form.isPublished ? t.followUp.unpublished : t.followUp.formHint}
        error={formError}
        className="sm:max-w-sm"
      >
        {(aria) => (
          <FormSelect
            {...aria}
            value={formId.value ?? null}
            onChange={(id) => formId.onChange(id ?? undefined)}
            onBlur={formId.onBlur}
          />
        )}
      </Field>
      <EffectNote>{effect()}</EffectNote>
    </>
  )
}
