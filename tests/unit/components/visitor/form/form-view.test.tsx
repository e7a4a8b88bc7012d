// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { dismissToast } from '@/components/ui/use-toast'
import { FormView } from '@/components/visitor/form/form-view'
import { loadTypeCode } from '@/components/visitor/form/type-code'
import { Honeypot } from '@/components/visitor/shared/honeypot'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import type { PublicForm } from '@/lib/forms/form'
import type { Rule } from '@/lib/shared/forms/rule'
import { question } from '@/tests/support/factories/questions'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'
import { startTranslator } from '../../../../support/screens/translator'

const form: PublicForm = {
  title: 'Trip',
  description: '',
  theme: {},
  questions: [question('budget', 'text', { question: 'Budget', isRequired: true })],
  rules: [],
  logicRules: [],
  closed: null,
}

const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).queryByRole('status')?.textContent

afterEach(() => {
  dismissToast()
  cleanup()
})

describe('<FormView>', () => {
  it('asks for what is missing in a preview too, and then says only that nothing was saved', async () => {
    const user = userEvent.setup()
    render(
      <Providers>
        <FormView form={form} mode="preview" onSubmit={async () => {}} />
      </Providers>,
    )
    const submit = screen.getByRole('button', { name: 'Submit' })
    await user.click(submit)
    expect(notice()).toContain('Required fields missing')
    dismissToast()
    await user.type(screen.getByLabelText('Budget'), '5')
    await user.click(submit)
    await screen.findByText('This is a preview. Nothing was saved.')
    expect(notice() ?? '').not.toContain('Form submitted')
  })

  it('says that answers were held back where the browser filled in the trap, and sends them again', async () => {
    Element.prototype.scrollIntoView = () => {}
    const send = vi.fn(async (_given: unknown) => {})
    const user = userEvent.setup()
    const { container } = render(
      <Providers>
        <FormView form={form} mode="page" onSubmit={send} trap={<Honeypot />} />
      </Providers>,
    )
    const trap = container.querySelector<HTMLInputElement>('[name=website]') as HTMLInputElement
    const optOuts = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type', 'data-protonpass-ignore']
    for (const attribute of ['autocomplete', ...optOuts]) expect(trap.hasAttribute(attribute), attribute).toBe(true)
    trap.value = 'https://ada.example'
    await user.type(screen.getByLabelText('Budget'), '5')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await vi.waitFor(() => expect(notice()).toContain('your answers are held as spam'))
    expect(screen.getByLabelText<HTMLInputElement>('Budget').value).toBe('5')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Thank you!')).toBeTruthy()
    const sent = { responses: { budget: '5' } }
    expect(send.mock.calls.map(([given]) => given)).toEqual([
      { ...sent, website: 'https://ada.example' },
      { ...sent, website: '' },
    ])
  })

  it('goes on under a translator: rules show and hide questions, numbers and messages follow, and a failure can be sent again', async () => {
    const when = (value: string, actions: Rule['actions']): Rule => ({
      match: 'all',
      conditions: [{ questionId: 'travel', operator: 'equals', value }],
      actions,
    })
    const asked: PublicForm = {
      ...form,
      questions: [
        question('travel', 'text', { question: 'Travel' }),
        question('train', 'text', { question: 'Train' }),
        question('extras', 'multiselect', {
          question: 'Extras',
          description: 'For the way',
          options: [{ value: 'tea', label: 'Tea' }],
        }),
        question('last', 'select', { question: 'Last', options: [{ value: 'a', label: 'A' }] }),
      ],
      rules: [
        when('train', [
          { type: 'show', questionId: 'train' },
          { type: 'message', text: 'Bring a ticket.' },
        ]),
        when('car', [{ type: 'hide', questionId: 'extras' }]),
      ],
    }
    await loadTypeCode(asked)
    Element.prototype.scrollIntoView = () => {}
    const changed = new VisitorError(400, '', [{ path: 'responses.last', message: 'x' }], null, 'invalid_input')
    const send = vi
      .fn()
      .mockRejectedValueOnce(new VisitorError(500, '', [], null, ''))
      .mockRejectedValueOnce(changed)
    const user = userEvent.setup()
    render(
      <Suspense>
        <FormView form={asked} mode="page" onSubmit={send} />
      </Suspense>,
    )
    const stop = startTranslator()
    const travel = screen.getByLabelText('Travel')
    function expectShown(...questions: RegExp[]) {
      const shown = [...document.querySelectorAll('li[data-question]:not([inert])')].map((item) => item.textContent)
      expect(shown).toEqual(questions.map((words) => expect.stringMatching(words)))
    }
    expectShown(/^1\.Travel/, /^2\.Extras/, /^3\.Last/)
    await user.type(travel, 'train')
    expectShown(/^1\.Travel.*Bring a ticket/, /^2\.Train/, /^3\.Extras/, /^4\.Last/)
    await user.clear(travel)
    await user.type(travel, 'car')
    expectShown(/^1\.Travel/, /^2\.Last/)
    await user.click(screen.getByRole('radio', { name: 'A' }))
    await user.click(screen.getByRole('button', { name: 'Clear answer' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const failure = async (words: RegExp) =>
      vi.waitFor(() => expect(document.querySelector('.bg-destructive-soft')?.textContent).toMatch(words))
    await failure(/Your answers are still here/)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await failure(/Load the latest version/)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    stop()
  })
})
