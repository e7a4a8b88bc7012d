import { afterEach, describe, expect, it } from 'vitest'
import { TimeFormatSwitch } from '@/components/visitor/times/time-format-switch'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { cleanup, render, screen } from '@/tests/support/screens/testing'

afterEach(cleanup)

describe('TimeFormatSwitch', () => {
  it.each([
    ['en', ['12h', '24h']],
    ['ar', ['12 س', '24 س']],
    ['ja', ['12時間', '24時間']],
  ] as const)('names its choices in %s', (language, names) => {
    render(
      <TextsProvider texts={textsOf(language).pick('booking')}>
        <TimeFormatSwitch value="24h" onChange={() => undefined} />
      </TextsProvider>,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
  })
})
