import type { Attendee, AttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { TextField } from './text-field'

type Props = { known: Attendee; issues: AttendeeIssues }

/** Name and email of the person who books. */
export function AttendeeTextFields({ known, issues }: Props) {
  const { t } = useTexts('bookingDialog')
  return (
    <>
      <TextField
        name="attendeeName"
        label={t.name}
        autoComplete="name"
        defaultValue={known.attendeeName}
        maxLength={200}
        issue={issues.attendeeName}
      />
      <TextField
        name="attendeeEmail"
        label={t.email}
        type="email"
        autoComplete="email"
        defaultValue={known.attendeeEmail}
        maxLength={254}
        hint={t.emailHint}
        issue={issues.attendeeEmail}
      />
    </>
  )
}
