// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { QuestionDialog } from '@/components/forms/questions/question-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { Question } from '@/lib/vocabulary/forms/question'
import { question } from '@/tests/support/factories/questions'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const stored: Question = {
  ...question('b7c51f0e-9f0e-4c0b-8a6d-0a6f2f0f3c11', 'select', {}),
  question: 'Favourite colour?',
  options: [
    { value: 'red', label: 'Red' },
    { value: 'option_2', label: 'Option 2' },
  ],
}
const save = vi.fn<(path: string, body: unknown) => Response>()
const close = vi.fn()
const addAnother = vi.fn()

function open(edited: Question = stored, isNew = false) {
  render(
    <Providers>
      <QuestionDialog
        formId="f"
        question={edited}
        languages={{ main: 'en', others: [] }}
        isNew={isNew}
        onClose={close}
        onAddAnother={addAnother}
        onClosed={() => {}}
      />
    </Providers>,
  )
  return userEvent.setup()
}

const labels = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Option \d+$/ }).map(({ value }) => value)
const option = (number: number) => screen.getByRole('textbox', { name: `Option ${number}` })
const submit = () => screen.getByRole('button', { name: 'Save Question' })

beforeEach(() => {
  close.mockReset()
  addAnother.mockReset()
  save.mockReset().mockImplementation(() => Response.json(stored))
  stubResizeObserver()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => save(path, JSON.parse(String(init.body))))
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<QuestionDialog>', () => {
  it('selects the text of a new question, so that typing takes its place and Enter saves it', async () => {
    const user = open({ ...stored, questionType: 'text', question: 'Untitled question', options: [] }, true)
    expect(document.activeElement).toBe(screen.getByLabelText('Question'))
    await user.keyboard('Your name?{Enter}')
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(save).toHaveBeenCalledExactlyOnceWith(`/api/forms/f/questions/${stored.id}`, {
      question: 'Your name?',
      description: '',
      isRequired: stored.isRequired,
      options: [],
      translations: {},
    })
  })

  it('goes on to the next question once this one is saved', async () => {
    const user = open({ ...stored, questionType: 'text', question: 'Untitled question', options: [] }, true)
    await user.keyboard('Your name?')
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    await vi.waitFor(() => expect(addAnother).toHaveBeenCalledOnce())
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ question: 'Your name?' }),
    )
    expect(close).not.toHaveBeenCalled()
  })

  it('stays where a question that is to be followed by another is refused', async () => {
    const user = open()
    await user.clear(screen.getByLabelText('Question'))
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('Required', { selector: '[id]' })).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
    expect(addAnother).not.toHaveBeenCalled()
  })

  it('keeps the value of an option whose label changes', async () => {
    const user = open()
    await user.clear(option(1))
    await user.type(option(1), 'Crimson')
    await user.click(submit())
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(save.mock.calls[0]?.[1]).toMatchObject({ options: [{ value: 'red', label: 'Crimson' }, stored.options[1]] })
  })

  it('Enter goes on to an option that nobody has written yet, and adds one where there is none', async () => {
    const user = open()
    await user.click(option(1))
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(option(2)))
    await user.keyboard('Blue{Enter}')
    await vi.waitFor(() => expect(labels()).toEqual(['Red', 'Blue', 'Option 3']))
    await vi.waitFor(() => expect(document.activeElement).toBe(option(3)))
    expect(save).not.toHaveBeenCalled()
  })

  it('several pasted lines become several options, in the place of the one that is replaced', async () => {
    const user = open()
    await user.tripleClick(option(2))
    await user.paste('Green\nBlue\nGrey')
    await vi.waitFor(() => expect(labels()).toEqual(['Red', 'Green', 'Blue', 'Grey']))
  })

  it('cannot lose its last option', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Remove option 1' }))
    expect(labels()).toEqual(['Option 2'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove option 1' }).disabled).toBe(true)
  })

  it('asks for the label of an option at that option', async () => {
    const user = open()
    await user.clear(option(2))
    await user.click(submit())
    await vi.waitFor(() => expect(option(2).getAttribute('aria-invalid')).toBe('true'))
    expect(save).not.toHaveBeenCalled()
  })

  it('says how long the label of an option may be', async () => {
    const user = open()
    await user.clear(option(2))
    await user.click(option(2))
    await user.paste('x'.repeat(501))
    await user.click(submit())
    expect(await screen.findByText('Must be at most 500 characters')).toBeTruthy()
  })

  it('keeps what was typed when a save fails, and says so', async () => {
    save.mockImplementation(() => new Response('', { status: 500 }))
    const user = open()
    await user.type(screen.getByLabelText('Question'), ' And why?')
    await user.click(submit())
    expect(await screen.findByText('There was an error updating the question. Please try again.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Favourite colour? And why?')
    expect(close).not.toHaveBeenCalled()
  })

  it('closes at once where nothing was changed', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(close).toHaveBeenCalledOnce()
  })
})
