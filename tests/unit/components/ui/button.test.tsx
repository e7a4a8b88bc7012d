// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '@/components/ui/button'
import { cleanup, render, screen } from '../../../support/screens/testing'
import { startTranslator } from '../../../support/screens/translator'

afterEach(cleanup)

describe('<Button>', () => {
  it('goes on under a translator while it waits, with an icon that gives way to the spinner', () => {
    const button = (isPending: boolean, words: string) => (
      <Button pending={isPending}>
        {!isPending && <svg />}
        {words}
      </Button>
    )
    const { rerender } = render(button(false, 'Send'))
    const stop = startTranslator()
    rerender(button(true, 'Sending…'))
    expect(screen.getByRole('button', { name: 'Sending…' }).querySelectorAll('svg')).toHaveLength(1)
    rerender(button(false, 'Send'))
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
    stop()
  })
})
