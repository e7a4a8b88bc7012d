// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '@/app/providers'
import { dismissToast } from '@/components/ui/use-toast'
import { FormView } from '@/components/visitor/form/form-view'
import type { PublicForm } from '@/lib/forms/form'
import { question } from '@/tests/support/factories/questions'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

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
})
