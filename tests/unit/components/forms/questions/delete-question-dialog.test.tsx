// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { DeleteQuestionDialog } from '@/components/forms/questions/delete-question-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { jump, question } from '@/tests/support/factories/questions'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const asked = question('colour', 'select', { question: 'Colour', order: 2 })
const post = vi.fn()
const onDeleted = vi.fn()

beforeEach(() => {
  post.mockReset()
  onDeleted.mockReset()
})

afterEach(() => {
  dismissToast()
  cleanup()
  vi.unstubAllGlobals()
})

function Asked() {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return <DeleteQuestionDialog formId="f" question={isOpen ? asked : null} onClose={close} onDeleted={onDeleted} />
}

async function remove(responseCount: number, rules: LogicRule[] = []) {
  const read = vi.fn((path: string) => Response.json(path.endsWith('/f') ? { ...FEEDBACK, responseCount } : rules))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'DELETE') return new Response(null, { status: 204 })
    if (init.method !== 'POST') return read(path)
    post(path, JSON.parse(String(init.body)))
    return Response.json(asked, { status: 201 })
  })
  render(
    <Providers>
      <Asked />
    </Providers>,
  )
  const user = userEvent.setup()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Question deleted')
  expect(onDeleted).toHaveBeenCalledOnce()
  return user
}

describe('<DeleteQuestionDialog>', () => {
  it('offers to undo it, and makes the question again as it was', async () => {
    const user = await remove(0)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    const { questionType, question, description, isRequired, options, order } = asked
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/forms/f/questions', {
      ...{ questionType, question, description, isRequired, options, order },
    })
  })

  it.each<[string, number, LogicRule[]]>([
    ['the form has responses', 1, []],
    ['a rule goes with it', 0, [{ id: 'one', ...jump(['colour', 'equals', 'red'], 'remarks') }]],
  ])('does not when %s', async (_, responseCount, rules) => {
    await remove(responseCount, rules)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
