// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetBookingDraft } from '@/components/visitor/booking/booking-draft'
import type { BookingFailure } from '@/components/visitor/booking/booking-failure'
import { BookingForm } from '@/components/visitor/booking/booking-form'
import { GuestsField } from '@/components/visitor/booking/guests-field'
import { loadQuestions, type Questions } from '@/components/visitor/booking/load-questions'
import { bookingDraftNameOf } from '@/components/visitor/form/answering/draft-storage'
import type { Question } from '@/lib/shared/forms/question'
import { check } from '@/messages/check'
import { cleanup, render, screen } from '../../../../support/screens/testing'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

Element.prototype.scrollIntoView ??= () => {}

const START = '2030-06-04T10:00:00.000Z'
const OTHER = '2030-06-04T11:00:00.000Z'
const visitor = { timezone: 'UTC', detectedTimezone: 'UTC', timeFormat: '24h', weekStartDay: 1 } as const
const taken: BookingFailure = {
  message: 'This time slot is no longer available.',
  issues: {},
  isTaken: true,
  isOutdated: false,
}

function draw(
  failure: BookingFailure | null,
  rest: { draftName?: string; maxGuests?: number; questions?: Questions | null } = {},
) {
  const onSubmit = vi.fn()
  const onNearest = vi.fn()
  render(
    <BookingForm
      start={START}
      isPending={false}
      failure={failure}
      nearest={failure && [OTHER]}
      visitor={visitor}
      questions={null}
      onNearest={onNearest}
      onSubmit={onSubmit}
      {...rest}
    />,
  )
  return { user: userEvent.setup(), onSubmit, onNearest }
}

const submit = () => screen.getByRole('button', { name: 'Book Meeting' })

describe('<BookingForm>', () => {
  it('sends what was typed', async () => {
    const { user, onSubmit } = draw(null)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      attendeeName: 'Grace',
      attendeeEmail: 'grace@example.com',
    })
  })

  it('clears the code when another is asked for, and keeps one that is typed before the answer has come', async () => {
    const onResend = vi.fn()
    const form = (atMs: number, isPending: boolean) => (
      <BookingForm
        {...{ start: START, isPending, failure: null, nearest: null, visitor, questions: null, onResend }}
        sentCode={{ email: 'grace@example.com', atMs }}
        onNearest={vi.fn()}
        onSubmit={vi.fn()}
      />
    )
    const { rerender } = render(form(0, false))
    const user = userEvent.setup()
    const code = () => screen.getByRole('textbox', { name: 'Code from the email' }) as HTMLInputElement
    await user.type(code(), '111111')
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    expect(onResend).toHaveBeenCalledExactlyOnceWith('grace@example.com')
    expect(code().value).toBe('')
    rerender(form(0, true))
    await user.type(code(), '222222')
    rerender(form(60_000, false))
    expect(code().value).toBe('222222')
  })

  it('sends nothing for a time that was refused, neither by its button nor by Enter, until another one is chosen', async () => {
    const { user, onSubmit, onNearest } = draw(taken)
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.click(submit())
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '11:00' }))
    expect(onNearest).toHaveBeenCalledExactlyOnceWith(OTHER)
  })

  it('drops the message of a field as soon as it is right, and no other', async () => {
    const wrong = { attendeeName: check('nameRequired'), attendeeEmail: check('attendeeEmailInvalid') }
    const { user } = draw({ ...taken, message: '', issues: wrong, isTaken: false })
    const [name, email] = ['Name', 'Email'].map((label) => screen.getByRole('textbox', { name: label }))
    if (!name || !email) throw new Error('no fields')
    const isWrong = () => [name, email].map((field) => field.getAttribute('aria-invalid') === 'true')
    expect(isWrong()).toEqual([true, true])
    await user.type(email, 'grace@example')
    expect(isWrong()).toEqual([true, true])
    await user.type(email, '.com')
    expect(isWrong()).toEqual([true, false])
    await user.type(name, 'G')
    expect(isWrong()).toEqual([false, false])
  })

  it('sends again after any other failure', async () => {
    const { user, onSubmit } = draw({ ...taken, isTaken: false })
    expect(submit().getAttribute('aria-disabled')).toBe('false')
    await user.click(submit())
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('the questions of a page', () => {
  const question = (id: string, questionType: 'hidden' | 'text', settings: object) =>
    ({
      id,
      questionType,
      question: id,
      description: '',
      isRequired: false,
      options: [],
      settings,
      validation: {},
      order: 0,
    }) as Question
  const form = {
    title: 'Before we meet',
    description: '',
    questions: [question('source', 'hidden', { name: 'utm_source' }), question('Company', 'text', {})],
    rules: [],
    logicRules: [],
  }

  it('take what the address says: hidden ones by their name, others by their place', async () => {
    history.replaceState(null, '', '/intro?utm_source=spring&q2=Acme&duration=30')
    const questions = await loadQuestions(form)
    const { user, onSubmit } = draw(null, { draftName: bookingDraftNameOf('intro'), questions })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Company/ }).value).toBe('Acme')
    await user.click(submit())
    expect(onSubmit.mock.calls[0]?.[0].responses).toEqual({ source: 'spring', Company: 'Acme' })
  })
})

describe('the questions of a page that ask for name and address again', () => {
  const ask = (id: string, questionType: 'email' | 'text', question: string, validation = {}) =>
    ({
      id,
      questionType,
      question,
      description: '',
      isRequired: true,
      options: [],
      settings: {},
      validation,
      order: 0,
    }) as unknown as Question
  const formOf = (...questions: Question[]) => ({
    title: 'Before we meet',
    description: '',
    questions,
    rules: [],
    logicRules: [],
  })
  const type = async (user: ReturnType<typeof userEvent.setup>, name: string, email: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Name' }), name)
    await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
  }

  it('are folded away, answered by the fields of the booking, and stored', async () => {
    const questions = await loadQuestions(
      formOf(
        ask('who', 'text', 'What is your name?'),
        ask('mail', 'email', 'E-Mail-Adresse'),
        ask('topic', 'text', 'Topic'),
      ),
    )
    const { user, onSubmit } = draw(null, { questions })
    expect(screen.getAllByRole('textbox').map((box) => box.closest('[inert]') === null)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    expect(screen.getByText('1.')).toBeTruthy()
    await type(user, 'Grace', 'grace@example.com')
    await user.type(screen.getByRole('textbox', { name: /Topic/ }), 'Compilers')
    await user.click(submit())
    expect(onSubmit.mock.calls[0]?.[0].responses).toEqual({
      who: 'Grace',
      mail: 'grace@example.com',
      topic: 'Compilers',
    })
  })

  it('leave nothing to ask where they are all, and say what is wrong beside the field of the booking alone', async () => {
    const questions = await loadQuestions(formOf(ask('who', 'text', 'Name'), ask('mail', 'email', 'Your email')))
    const { user, onSubmit } = draw(null, { questions })
    expect(screen.getByText('Before we meet').closest('[hidden]')).toBeTruthy()
    await user.click(submit())
    expect(onSubmit.mock.calls[0]?.[0].responses).toBeNull()
    expect(screen.getByText('Before we meet').closest('[hidden]')).toBeTruthy()
  })
})

describe('the button of the form', () => {
  it.each([
    [false, 'Confirm code and book'],
    [true, 'Confirm code and send request'],
  ])('says what a code leads to (for a request: %s)', (isRequest, name) => {
    const sentCode = { email: 'grace@example.com', atMs: 0 }
    render(
      <BookingForm
        {...{
          start: START,
          isPending: false,
          failure: null,
          nearest: null,
          visitor,
          questions: null,
          isRequest,
          sentCode,
        }}
        checksEmail
        onNearest={vi.fn()}
        onSubmit={vi.fn()}
      />,
    )
    expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.queryByText(/We may email you a code/)).toBeNull()
  })
})

describe('A draft of a booking', () => {
  const name = bookingDraftNameOf('intro')
  const textIn = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value

  it('is there when the page is opened anew, and wins over the address', async () => {
    const { user } = draw(null, { draftName: name, maxGuests: 2 })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace')
    await user.click(screen.getByText('Add guests'))
    await user.type(screen.getByRole('textbox', { name: 'Guests' }), 'ada@example.com')
    cleanup()
    history.replaceState(null, '', '/?name=Ada&email=address@example.com')
    draw(null, { draftName: name, maxGuests: 2 })
    expect(['Name', 'Email', 'Guests'].map(textIn)).toEqual(['Grace', 'address@example.com', 'ada@example.com'])
  })

  it('stays in the tab, and is gone once all is deleted or booked', async () => {
    const { user } = draw(null, { draftName: name })
    const box = screen.getByRole('textbox', { name: 'Name' })
    await user.type(box, 'Grace')
    expect(localStorage.length).toBe(0)
    expect(Object.keys(sessionStorage)).toEqual(['slotform:booking:intro'])
    await user.clear(box)
    expect(sessionStorage.length).toBe(0)
    await user.type(box, 'Grace')
    forgetBookingDraft('intro')
    expect(sessionStorage.length).toBe(0)
  })

  it('is not kept for an owner who books for somebody else', async () => {
    const { user } = draw(null)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace')
    expect(sessionStorage.length).toBe(0)
  })
})

describe('<GuestsField>', () => {
  const field = () => screen.getByText('Add guests').closest('details')

  it('is folded until somebody opens it', async () => {
    render(<GuestsField max={2} issue={undefined} />)
    expect(field()?.open).toBe(false)
    await userEvent.click(screen.getByText('Add guests'))
    expect(field()?.open).toBe(true)
  })

  it('stays open once its addresses were wrong or kept, also when nothing is wrong any more', () => {
    const { rerender } = render(<GuestsField max={2} issue="Invalid email address" />)
    expect(field()?.open).toBe(true)
    rerender(<GuestsField max={2} issue={undefined} />)
    expect(field()?.open).toBe(true)
    cleanup()
    render(<GuestsField max={2} typed="grace@example.com" issue={undefined} />)
    expect(field()?.open).toBe(true)
  })
})
