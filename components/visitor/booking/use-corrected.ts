import { useState } from 'react'
import { type AttendeeIssues, checkAttendee, splitAddresses } from '@/lib/meetings/visitor/attendee-fields'
import type { BookingFailure } from './booking-failure'

const CODE = /^\s*\d{6}\s*$/

type Field = keyof AttendeeIssues
type Refused = Pick<BookingFailure, 'issues'>

/** The issues of a refused booking or request, each until its field has been changed to something that may be right. */
export function useCorrected(failure: Refused | null) {
  const [corrected, setCorrected] = useState<{ of: Refused | null; fields: readonly Field[] }>(NOTHING)
  const fields = corrected.of === failure ? corrected.fields : []
  const issues: AttendeeIssues = { ...failure?.issues }
  for (const field of fields) delete issues[field]

  /** Drops the issue of a field that is being typed in, once its value may be right. */
  function look(form: HTMLFormElement, name: string) {
    const field = name as Field
    if (issues[field] !== undefined && mayBeRight(form, field))
      setCorrected({ of: failure, fields: [...fields, field] })
  }

  return { issues, look }
}

const NOTHING = { of: null, fields: [] }

function mayBeRight(form: HTMLFormElement, field: Field): boolean {
  const data = new FormData(form)
  const read = (name: Field) => String(data.get(name) ?? '')
  if (field === 'emailCode') return CODE.test(read(field))
  const typed = { attendeeName: read('attendeeName'), attendeeEmail: read('attendeeEmail') }
  return checkAttendee(typed, splitAddresses(read('guests')))[field] === undefined
}
