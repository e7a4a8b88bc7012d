// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import type * as fields from '@/components/fields/field'
import { EditPage } from '@/components/pages/editor/edit-page'
import { dismissToast } from '@/components/ui/use-toast'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'
import { labelled } from '../../../../support/screens/labelled'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, fireEvent, render, screen, waitFor } from '../../../../support/screens/testing'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const drawn = vi.hoisted(() => new Set<string>())
vi.mock('@/components/fields/field', async (original) => {
  const { Field, FieldGroup, ...others } = await original<typeof fields>()
  const noted: typeof fields = {
    ...others,
    Field: (props) => {
      drawn.add(props.label)
      return Field(props)
    },
    FieldGroup: (props) => {
      drawn.add(props.label)
      return FieldGroup(props)
    },
  }
  return noted
})

const page: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** Other answers would be drawn when they come, so they never do. A save waits for those about pages. */
async function answer(path: string): Promise<Response> {
  if (!path.startsWith('/api/time-slot-pages/')) return new Promise(() => undefined)
  return Response.json(path.endsWith(page.id) ? page : [])
}

async function open() {
  render(
    <Providers>
      <EditPage id={page.id} timezones={[]} openedTab="basics" />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
  const all = drawn.size
  drawn.clear()
  return all
}

beforeEach(() => {
  drawn.clear()
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  push.mockReset()
  vi.unstubAllGlobals()
})

describe('<PageEditor>', () => {
  it('draws no other field while one is typed in', async () => {
    expect(await open()).toBeGreaterThan(20)
    fireEvent.change(labelled('Title'), { target: { value: 'Intro' } })
    expect([...drawn]).toEqual([])
    fireEvent.change(labelled('Minimum notice'), { target: { value: '3' } })
    expect([...drawn]).toEqual(['Minimum notice'])
  })

  it('draws only the reminders when one is added', async () => {
    await open()
    fireEvent.click(screen.getByText('Add reminder'))
    expect([...drawn].filter((label) => !/reminder/i.test(label))).toEqual([])
    expect(drawn.size).toBeGreaterThan(0)
  })

  it('draws the section of the wrong field, and no other tab, when it cannot be saved', async () => {
    await open()
    fireEvent.change(labelled('Title'), { target: { value: ' ' } })
    drawn.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(document.activeElement).toBe(labelled('Title')))
    expect(drawn).toContain('Title')
    expect(drawn).not.toContain('Timezone')
    expect(drawn).not.toContain('Minimum notice')
  })

  it('draws none of the other fields while it is saved', async () => {
    await open()
    fireEvent.change(labelled('Title'), { target: { value: 'Intro' } })
    drawn.clear()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(push).toHaveBeenCalled())
    // Its switch checks what it sets, once the form was submitted.
    expect([...drawn]).toEqual(['Send a follow-up'])
  })
})
