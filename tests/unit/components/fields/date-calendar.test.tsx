// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateCalendar } from '@/components/fields/date-calendar'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { cleanup, render } from '../../../support/screens/testing'

afterEach(cleanup)

const english = textsOf(DEFAULT_LANGUAGE).pick('fields')

function show(locale: string) {
  const onPick = vi.fn()
  render(
    <TextsProvider texts={{ ...english, locale }}>
      <DateCalendar value="2030-06-12" today="2030-06-12" weekStartDay={1} onPick={onPick} />
    </TextsProvider>,
  )
  return onPick
}

describe('<DateCalendar>', () => {
  it('leads to the next day by the arrow that points along the line', async () => {
    const user = userEvent.setup()
    const forwards = show('en-US')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(forwards).toHaveBeenCalledWith('2030-06-13')
    cleanup()
    const backwards = show('ar')
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(backwards).toHaveBeenCalledWith('2030-06-13')
  })
})
