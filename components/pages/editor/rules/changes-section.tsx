import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import { Switch } from '@/components/ui/switch'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_CHANGE_NOTICE_MINUTES, MAX_MOVES } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { PresetSection } from '../preset-section'
import { NoticeField } from './notice-field'

const USUAL_MOVES = 1

/** Until when, and how often, guests can change a booking. */
export function ChangesSection() {
  const t = useTexts('pageRules').t.changes
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'maxMoves' })
  const error = useErrorAt<PageFormValues>('maxMoves')
  const moves = field.value ?? null
  return (
    <PresetSection title={t.heading} text={t.intro} fields={['cancelNotice', 'moveNotice', 'maxMoves']}>
      <NoticeField
        name="cancelNotice"
        label={t.cancelNotice}
        hint={t.cancelHint}
        unitLabel={t.cancelUnit}
        maxMinutes={MAX_CHANGE_NOTICE_MINUTES}
      />
      <NoticeField
        name="moveNotice"
        label={t.moveNotice}
        hint={t.moveHint}
        unitLabel={t.moveUnit}
        maxMinutes={MAX_CHANGE_NOTICE_MINUTES}
      />
      <Field inline label={t.isLimited}>
        {(aria) => (
          <Switch
            {...aria}
            checked={moves !== null}
            onCheckedChange={(isOn) => field.onChange(isOn ? USUAL_MOVES : null)}
          />
        )}
      </Field>
      {moves !== null && (
        <Field label={t.maxMoves} error={error}>
          {(box) => <NumberBox {...box} value={moves} onChange={field.onChange} min={0} max={MAX_MOVES} />}
        </Field>
      )}
    </PresetSection>
  )
}
