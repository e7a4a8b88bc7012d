// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Providers } from '@/app/providers'
import { dismissToast } from '@/components/ui/use-toast'
import { FormView } from '@/components/visitor/form/form-view'
import { FormPage } from '@/components/visitor/form-page/form-page'
import type { PublicForm } from '@/lib/forms/form'
import { textsOf } from '@/messages'
import { CORE_TYPES, question } from '@/tests/support/factories/questions'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

const form: PublicForm = {
  title: 'Trip',
  description: '',
  theme: {},
  questions: CORE_TYPES.map((type) => question(type, type, { question: `Your ${type}` })),
  rules: [],
  logicRules: [],
  closed: null,
}

function open(fields: Partial<PublicForm> = {}, mode: 'page' | 'preview' = 'page') {
  render(
    <Providers>
      <FormView form={{ ...form, ...fields }} mode={mode} onSubmit={async () => {}} />
    </Providers>,
  )
  return userEvent.setup()
}

afterEach(() => {
  dismissToast()
  cleanup()
})

/** Full, closed by hand, or past its date: the owner's words stand in place of the questions. */
const CLOSED = { closed: { text: 'All seats are taken.' } }
const AT = '2020-01-06T00:00:00.000Z'

describe('<FormPage>', () => {
  it.each([
    ['is closed', CLOSED, null],
    ['closes while its page is cached', {}, { at: AT, text: CLOSED.closed.text }],
  ])('shows the logo, and the face without one, in the colour of the owner when it %s', async (_, fields, closing) => {
    for (const logo of ['/api/brand/logo.webp', null]) {
      const brand = { face: '/api/brand/face.webp', logo, accent: '#b45309', name: 'Ada Lovelace', bio: '' }
      const { container } = render(
        <Providers>
          <FormPage
            slug="trip"
            form={{ ...form, theme: { accent: '#b45309' }, ...fields, brand }}
            closing={closing}
            nextPage={null}
            texts={textsOf('en').part('form')}
          />
        </Providers>,
      )
      expect(await screen.findByText('All seats are taken.')).toBeTruthy()
      if (logo) expect(screen.getByRole('img', { name: 'Ada Lovelace' }).getAttribute('src')).toBe(logo)
      else expect(screen.getByText('Ada Lovelace')).toBeTruthy()
      expect(container.querySelector('[style*="--"]')?.contains(screen.getByRole('heading'))).toBe(true)
      cleanup()
    }
  })
})

describe('<FormView>', () => {
  it('says what the ends of a rating mean', () => {
    open()
    const stars = screen.getByRole('radiogroup', { name: 'Your rating' })
    expect(within(stars).getByText('Poor')).toBeTruthy()
    expect(within(stars).getByText('Great')).toBeTruthy()
    expect(within(stars).getAllByRole('radio')).toHaveLength(5)
  })

  it('counts the questions of a long form, and the answers once there is one', async () => {
    const user = open()
    expect(screen.getByText('7 questions')).toBeTruthy()
    await user.type(screen.getByLabelText('Your text'), 'Ada')
    expect(screen.getByText('1 of 7 answered')).toBeTruthy()
    expect(screen.queryByText('7 questions')).toBeNull()
  })

  it('has the words of the owner on its button', () => {
    open({ submitLabel: 'Sign me up' })
    expect(screen.getByRole('button', { name: 'Sign me up' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('says who gets the answers, by name where the form names its owner', () => {
    open()
    expect(screen.getByText('Your answers go to the owner of this form.')).toBeTruthy()
    cleanup()
    open({ brand: { name: 'Ada Lovelace' } as PublicForm['brand'] })
    expect(screen.getByText('Your answers go to Ada Lovelace.')).toBeTruthy()
    cleanup()
    open({}, 'preview')
    expect(screen.queryByText(/Your answers go to/)).toBeNull()
  })
})
