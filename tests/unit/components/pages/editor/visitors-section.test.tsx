// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { VisitorsSection } from '@/components/pages/editor/visitors-section'
import { descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection, submit } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen } from '@/tests/support/screens/testing'

const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))

afterEach(cleanup)

describe('<VisitorsSection>', () => {
  it('lets people bring guests and checks their address', async () => {
    const { sent } = renderPageSection(<VisitorsSection />)
    toggle('Let people bring guests')
    expect(screen.getByText(/^Attendees can add up to 3 guests/)).toBeTruthy()
    enter(labelled('Guests per booking'), '10')
    toggle('Check the email address')
    expect(await sent()).toMatchObject({ maxGuests: 10, requireEmailCheck: true })
  })

  it('refuses more guests than a booking may have', async () => {
    const { sent } = renderPageSection(<VisitorsSection />, { maxGuests: 2 })
    enter(labelled('Guests per booking'), '11')
    submit()
    await vi.waitFor(() => expect(descriptionOf(labelled('Guests per booking'))).toContain('from 0 to 10'))
    toggle('Let people bring guests')
    expect(await sent()).toMatchObject({ maxGuests: 0 })
  })
})
