// @vitest-environment jsdom

import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AffectedNote } from '@/components/time-off/affected-note'
import type { Clock } from '@/lib/time/meeting-time'
import { toTimeOffValues } from '@/lib/time-off/time-off-form'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const meeting = {
  ...{ meetingId: '1', title: 'Intro call', attendeeName: 'Vera Visitor' },
  ...{ startTime: '2027-08-03T10:00:00.000Z', endTime: '2027-08-03T10:30:00.000Z' },
}
const team = { id: 'p1', name: 'Practice Lovelace', slug: 'practice' }
const OWN = /“Move or cancel them…” offers/
const HELD = /“Hand over…” gives/

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: toTimeOffValues(null, '2027-08-03') })}>
      <AffectedNote clock={clock} />
    </FormProvider>
  )
}

describe('<AffectedNote>', () => {
  it.each([
    ['one of the owner', meeting, OWN, HELD],
    ['one that is held for a team', { ...meeting, team }, HELD, OWN],
  ])('names the way out that a booking has: %s', async (_, affected, said, unsaid) => {
    vi.stubGlobal('fetch', async () => Response.json({ total: 1, affected: [affected] }))
    render(
      <OwnerScreen>
        <Form />
      </OwnerScreen>,
    )
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByText(unsaid)).toBeNull()
  })
})
