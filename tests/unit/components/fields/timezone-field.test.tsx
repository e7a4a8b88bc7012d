// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimezoneField } from '@/components/fields/timezone-field'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { stubDialogs } from '../../../support/screens/dialogs'
import { cleanup, fireEvent, render, screen } from '../../../support/screens/testing'

const TIMEZONES = timezoneOptions(Date.UTC(2026, 0, 1))

function Form({ timezone }: { timezone: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { timezone } })}>
      <TimezoneField timezones={TIMEZONES} timeFormat="24h" />
    </FormProvider>
  )
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timezone' })
const search = () => screen.findByRole('combobox', { name: 'Search city, country or offset' })

beforeEach(stubDialogs)
afterEach(cleanup)

describe('<TimezoneField>', () => {
  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'F4'])(
    'opens the search in all zones by the key “%s”, and takes what is found',
    async (key) => {
      const user = userEvent.setup()
      render(<Form timezone="Asia/Tokyo" />)
      expect(field().getAttribute('aria-expanded')).toBe('false')
      field().focus()
      expect(fireEvent.keyDown(field(), { key })).toBe(false)
      await user.type(await search(), 'reykja{Enter}')
      await vi.waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'))
      expect(field().value).toBe('Atlantic/Reykjavik')
      expect(field().selectedOptions[0]?.text).toBe('(GMT+00:00) Reykjavik')
    },
  )

  it('leaves letters and Tab to the list', () => {
    render(<Form timezone="Asia/Tokyo" />)
    for (const key of ['k', 'Tab', 'Escape', 'Home']) expect(fireEvent.keyDown(field(), { key })).toBe(true)
  })

  it('opens the search by a press, and has the focus when it is closed', async () => {
    const user = userEvent.setup()
    const { container } = render(<Form timezone="Asia/Tokyo" />)
    await user.click(container.querySelector('button[aria-hidden=true]') as HTMLElement)
    expect(document.activeElement).toBe(field())
    await search()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('combobox', { name: 'Search city, country or offset' })).toBeNull()
    expect(field().value).toBe('Asia/Tokyo')
  })

  it('lists a stored zone under the name that it was stored by', () => {
    render(<Form timezone="Asia/Calcutta" />)
    expect(field().value).toBe('Asia/Calcutta')
    expect(field().options).toHaveLength(TIMEZONES.length + 1)
  })

  it('offers the usual zones and no empty choice', () => {
    render(<Form timezone="Asia/Tokyo" />)
    expect([...field().options].map(({ value }) => value)).toEqual(TIMEZONES.map(({ value }) => value))
  })
})
