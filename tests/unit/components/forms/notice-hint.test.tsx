// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { NoticeHint } from '@/components/forms/notice-hint'
import { dismissToast } from '@/components/ui/use-toast'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { cleanup, render, screen } from '../../../support/screens/testing'

const unnoticed = { ...FEEDBACK, noticesChosen: false }
const write = vi.fn<(path: string, body: unknown) => void>()

function open(form = unnoticed) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body))
    write(path, body)
    return Response.json({ ...FEEDBACK, ...body })
  })
  render(
    <Providers>
      <NoticeHint form={form} />
    </Providers>,
  )
  return userEvent.setup()
}

const hint = () => screen.queryByText("You don't get an email when someone responds to this form.")

afterEach(() => {
  cleanup()
  dismissToast()
  write.mockReset()
  vi.unstubAllGlobals()
})

describe('<NoticeHint>', () => {
  it.each([
    ['Email me each response', 'each', 'We email you each response'],
    ['Keep it off', 'off', 'You get no emails about responses'],
  ])('asks once about a form whose responses arrive unnoticed: %s', async (name, notify, said) => {
    const user = open()
    expect(hint()).toBeTruthy()
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(write).toHaveBeenCalledExactlyOnceWith(`/api/forms/${FEEDBACK.id}`, { notify })
  })

  it.each([
    ['that was decided', FEEDBACK],
    ['that is a draft', { ...unnoticed, isPublished: false }],
    ['with notices', { ...unnoticed, notify: 'daily' as const }],
  ])('says nothing of a form %s', (_, form) => {
    open(form)
    expect(hint()).toBeNull()
  })
})
