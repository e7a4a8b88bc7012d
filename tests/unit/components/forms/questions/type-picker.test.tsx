// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { TypePicker } from '@/components/forms/questions/type-picker'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

function open() {
  const add = vi.fn(async () => true)
  const onClose = vi.fn()
  // The picker only adds.
  const edits = { add } as unknown as Parameters<typeof TypePicker>[0]['edits']
  render(
    <Providers>
      <TypePicker place={2} edits={edits} open onClose={onClose} />
    </Providers>,
  )
  return { add, onClose, user: userEvent.setup() }
}

const names = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span[id]')?.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search question types' })

describe('TypePicker', () => {
  afterEach(cleanup)

  it('shows every type once, in groups with a heading', () => {
    open()
    expect(new Set(names()).size).toBe(QUESTION_TYPES.length)
    expect(names()).toHaveLength(QUESTION_TYPES.length)
    const choices = screen.getByRole('region', { name: 'Choices' })
    expect(within(choices).getByRole('button', { name: 'Ranking' })).toBeTruthy()
  })

  it('begins with the focus in the search, which finds by label before hint and says how many', async () => {
    const { user } = open()
    expect(document.activeElement).toBe(search())
    await user.keyboard('number')
    expect(names()).toEqual(['Number', 'Phone', 'Scale'])
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('3 types')
    await user.keyboard('xyz')
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('No type matches “numberxyz”.')
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('adds the first type found on Enter, nothing without a word', async () => {
    const { user, add, onClose } = open()
    await user.keyboard('{Enter}')
    await user.keyboard('zzz{Enter}')
    expect(add).not.toHaveBeenCalled()
    await user.clear(search())
    await user.keyboard('countr{Enter}')
    expect(add.mock.calls).toEqual([['phone', 2]])
    expect(onClose).toHaveBeenCalledOnce()
  })
})
