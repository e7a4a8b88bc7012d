import { useController, useFormContext } from 'react-hook-form'
import { AttendeesControl } from '@/components/fields/attendees-control'
import { Field } from '@/components/fields/field'
import { Checkbox } from '@/components/ui/checkbox'
import type { MeetingFormOutput, MeetingFormValues } from '@/lib/meetings/meeting-form'
import { useTexts } from '@/messages/react/texts-provider'

type PeopleSectionProps = { notifyHint: string }

export function PeopleSection({ notifyHint }: PeopleSectionProps) {
  const { t } = useTexts('meetingForm')
  const { control, trigger } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const list = useController({ control, name: 'attendees' })
  const draft = useController({ control, name: 'attendeeDraft' })
  const notify = useController({ control, name: 'notifyAttendees' })

  function change(attendees: string[], text: string) {
    if (attendees !== list.field.value) list.field.onChange(attendees)
    draft.field.onChange(text)
    if (draft.fieldState.error) trigger('attendeeDraft')
  }

  return (
    <div className="grid gap-2">
      <Field label={t.attendees} hint={t.attendeesHint} error={draft.fieldState.error?.message}>
        {(aria) => (
          <AttendeesControl
            {...aria}
            ref={draft.field.ref}
            attendees={list.field.value}
            draft={draft.field.value}
            onChange={change}
            onBlur={draft.field.onBlur}
          />
        )}
      </Field>
      <Field label={t.notify} hint={notifyHint} inline>
        {(aria) => (
          <Checkbox
            {...aria}
            ref={notify.field.ref}
            checked={notify.field.value}
            onCheckedChange={(checked) => notify.field.onChange(checked === true)}
            onBlur={notify.field.onBlur}
          />
        )}
      </Field>
    </div>
  )
}
