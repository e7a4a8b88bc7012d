// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { BuilderProvider } from '@/components/forms/questions/builder'
import { QuestionsPanel } from '@/components/forms/questions/questions-panel'
import { dismissToast } from '@/components/ui/use-toast'
import { useQuestions } from '@/lib/client/form-questions'
import { fromLogicRule } from '@/lib/forms/rules/logic-rule'
import { MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { jump, question } from '@/tests/support/factories/questions'
import { serveQuestions } from '../../../../support/screens/question-server'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { act, cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const name = question('name', 'text', { question: 'Name?' })
const colour = question('colour', 'select', {
  question: 'Colour?',
  options: [
    { value: 'red', label: 'Red' },
    { value: 'option_2', label: 'Option 2' },
  ],
})

let server: ReturnType<typeof serveQuestions>

function Panel() {
  const { data } = useQuestions(FEEDBACK.id)
  return data ? <QuestionsPanel form={FEEDBACK} questions={data} /> : null
}

async function open(questions: Question[] = [name, colour], rules: Rule[] = []) {
  server = serveQuestions(questions, rules)
  render(
    <Providers>
      <BuilderProvider formId={FEEDBACK.id}>
        <Panel />
      </BuilderProvider>
    </Providers>,
  )
  await screen.findByRole('button', { name: 'Add Question' })
  // The last screen saved and said something when it was left.
  act(() => dismissToast())
  return userEvent.setup()
}

const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label })
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const stored = () => server.questions.map(({ question }) => question)
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Question')
const option = (number: number) => screen.getByRole('textbox', { name: `Option ${number}` })
const labels = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Option \d+$/ }).map(({ value }) => value)
const patches = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const saved = () => screen.findByText('All changes saved')
/** The title of the message that is shown. */
const toasted = async () =>
  (await screen.findByText(/^(Question|Error updating)/, { selector: '[data-toast] *' })).textContent

beforeEach(() => stubResizeObserver())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<QuestionsPanel>', () => {
  it('saves what is typed by itself: the fields that have changed', async () => {
    const user = await open()
    await user.click(button('Edit question 1'))
    await waitFor(() => expect(document.activeElement).toBe(text()))
    await user.keyboard(' And yours?')
    await screen.findByText('Saving…')
    await waitFor(() => expect(patches()).toEqual([{ question: 'Name? And yours?' }]))
    await saved()
    expect(shown()).toEqual(['Name? And yours?', 'Colour?'])
  })

  it('inserts a question where it is asked for, and selects its text', async () => {
    const user = await open()
    await user.click(button('Insert a question after question 1'))
    await user.click(button('Rating'))
    await waitFor(() => expect(document.activeElement).toBe(text()))
    expect(await toasted()).toBe('Question added')
    await user.keyboard('How was it?')
    await waitFor(() => expect(stored()).toEqual(['Name?', 'How was it?', 'Colour?']))
  })

  it('says beside the button why no more questions can be added', async () => {
    const user = await open(Array.from({ length: MAX_QUESTIONS }, (_, index) => question(`q${index}`, 'text')))
    const add = button('Add Question')
    expect([add.getAttribute('aria-disabled'), add.disabled]).toEqual(['true', false])
    const why = document.getElementById(add.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('A form can have up to 100 questions.')
    await user.click(add)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  describe('pasting a form', () => {
    const TEXT = 'Dear guest\n\n1. Size? *\n( ) Small\n( ) Large\n2. Why?\n____\n____'

    async function paste(text: string) {
      const user = await open()
      await user.click(button('Paste'))
      await user.click(screen.getByRole('textbox', { name: 'Your form as text' }))
      await user.paste(text)
      return { user, dialog: within(screen.getByRole('dialog', { name: 'Paste your form' })) }
    }

    it('shows the questions and underlines the rest, and adds them as one step that can be undone', async () => {
      const { user, dialog } = await paste(TEXT)
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Size?Single Choice · Required: Small, Large',
        'Why?Paragraph',
      ])
      expect(dialog.getByText('Dear guest', { selector: 'mark' })).toBeTruthy()
      expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
      await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
      await screen.findByText('2 questions added')
      expect(stored()).toEqual(['Name?', 'Colour?', 'Size?', 'Why?'])
      expect(server.questions[2]).toMatchObject({ isRequired: true, options: [{ label: 'Small' }, { label: 'Large' }] })
      await user.click(button('Undo'))
      await waitFor(() => expect(stored()).toEqual(['Name?', 'Colour?']))
      expect(await screen.findByText('Undone: questions pasted')).toBeTruthy()
    })

    it('leaves the form as it is when one of them is refused', async () => {
      const { user, dialog } = await paste(TEXT)
      server.refuse = ({ method, body }) =>
        method === 'POST' && (body as Question).question === 'Why?' ? new Response('{}', { status: 500 }) : null
      await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
      await screen.findByText('Error adding question')
      expect(stored()).toEqual(['Name?', 'Colour?'])
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your form as text' }).value).toBe(TEXT)
    })

    it.each([
      ['x'.repeat(1_000_000), 'This is too long for a form: at most 50,000 characters. Your form stays as it is.'],
      ['これは質問ではありません', 'No questions were found. Your form stays as it is.'],
    ])('says why nothing can be added', async (text, why) => {
      const { dialog } = await paste(text)
      expect(dialog.getByText(why)).toBeTruthy()
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Question' }).disabled).toBe(true)
    })
  })

  it('says once that a question was updated: when its settings are left', async () => {
    const user = await open()
    await user.click(button('Edit question 1'))
    await user.type(text(), '!')
    await waitFor(() => expect(stored()[0]).toBe('Name?!'))
    await user.type(text(), '!')
    await waitFor(() => expect(stored()[0]).toBe('Name?!!'))
    await saved()
    expect(screen.queryByText('Question updated')).toBeNull()
    await user.click(button('Close'))
    expect(await toasted()).toBe('Question updated')
    act(() => dismissToast())
    await user.click(button('Edit question 1'))
    await user.click(button('Edit question 2'))
    // What is typed last is saved first.
    await user.type(text(), '!')
    expect(screen.queryByText('Question updated')).toBeNull()
    await user.click(button('Add Question'))
    expect(await toasted()).toBe('Question updated')
    expect(stored()[1]).toBe('Colour?!')
  })

  it('does not say that a question was updated which is deleted, or as it was', async () => {
    const user = await open()
    await user.click(button('Edit question 1'))
    await user.type(text(), '!')
    await waitFor(() => expect(stored()[0]).toBe('Name?!'))
    await saved()
    await user.type(text(), '{Backspace}')
    await waitFor(() => expect(stored()[0]).toBe('Name?'))
    await saved()
    await user.click(button('Edit question 2'))
    await user.type(text(), '!')
    await user.click(button('Delete question 2'))
    expect(await toasted()).toBe('Question deleted')
    await user.click(button('Edit question 1'))
    await waitFor(() => expect(document.activeElement).toBe(text()))
    expect(await toasted()).toBe('Question deleted')
  })

  it('adds a question behind the selected one, else at the end', async () => {
    const user = await open()
    await user.click(button('Add Question'))
    await user.click(button('Number'))
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Colour?', 'Untitled question']))
    await user.click(button('Edit question 1'))
    await user.click(button('Add Question'))
    await user.click(button('Paragraph'))
    await waitFor(() => expect(server.questions.map(({ questionType }) => questionType)[1]).toBe('paragraph'))
  })

  it('deletes a question at once, and brings it back with its id, place and rules', async () => {
    const rule = fromLogicRule({ id: 'one', ...jump(['name', 'equals', 'x'], 'colour') })
    const user = await open([name, colour], [rule])
    const before = server.questions
    await user.click(button('Delete question 1'))
    await screen.findByText('Question deleted')
    expect(screen.getByText('1 logic rule went with it. Answers are kept.')).toBeTruthy()
    expect([stored(), server.rules]).toEqual([['Colour?'], []])
    await waitFor(() => expect(document.activeElement).toBe(button('Edit question 1')))
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
    await waitFor(() => expect(server.rules).toEqual([rule]))
    expect(server.questions).toEqual(before)
    expect(await screen.findByText('Undone: question deleted')).toBeTruthy()
  })

  it('undoes and redoes each kind of edit, by buttons and keys', async () => {
    const user = await open()
    expect([button('Undo').disabled, button('Redo').disabled]).toEqual([true, true])
    await user.click(button('Duplicate question 1'))
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Name?', 'Colour?']))
    await waitFor(() => expect(document.activeElement).toBe(text()))
    await user.keyboard(' Really?')
    await waitFor(() => expect(stored()[1]).toBe('Name? Really?'))
    await user.keyboard('{Escape}')
    await user.click(button('More actions for question 3'))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Colour?', 'Name? Really?']))
    await saved()
    await user.click(button('Undo'))
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Name? Really?', 'Colour?']))
    await user.click(button('Undo'))
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Name?', 'Colour?']))
    await waitFor(() => expect(text().value).toBe('Name?'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Colour?']))
    await waitFor(() => expect(button('Undo').disabled).toBe(true))
    for (const keys of [
      '{Control>}y{/Control}',
      '{Control>}{Shift>}Z{/Shift}{/Control}',
      '{Meta>}{Shift>}z{/Shift}{/Meta}',
    ]) {
      const before = server.calls.length
      await user.keyboard(keys)
      await waitFor(() => expect(server.calls.length).toBeGreaterThan(before))
      await screen.findByText(/^Redone/)
    }
    await waitFor(() => expect(stored()).toEqual(['Name?', 'Colour?', 'Name? Really?']))
    expect(button('Redo').disabled).toBe(true)
  })

  it('leaves the keys to a text field that was typed into', async () => {
    const user = await open()
    await user.click(button('Duplicate question 1'))
    await waitFor(() => expect(stored()).toHaveLength(3))
    await waitFor(() => expect(document.activeElement).toBe(text()))
    await user.keyboard('x{Control>}z{/Control}')
    await saved()
    expect(stored()).toHaveLength(3)
  })

  it('tells that the form was edited elsewhere, and undoes nothing then', async () => {
    const user = await open()
    await user.click(button('Edit question 1'))
    await user.type(text(), '!')
    await waitFor(() => expect(stored()[0]).toBe('Name?!'))
    await saved()
    server.questions = server.questions.map((one) => (one.id === 'name' ? { ...one, question: 'Who?' } : one))
    await user.click(button('Undo'))
    await screen.findByText('The form has changed')
    expect(stored()[0]).toBe('Who?')
    await waitFor(() => expect(text().value).toBe('Who?'))
    expect(button('Undo').disabled).toBe(true)
  })

  it('keeps what was typed when a save fails, says so and tries again', async () => {
    const user = await open()
    server.refuse = ({ method }) => (method === 'PATCH' ? new Response('', { status: 500 }) : null)
    await user.click(button('Edit question 1'))
    await user.type(text(), ' And why?')
    await screen.findByText('Not saved. What you typed is kept, and we try again.')
    expect(await toasted()).toBe('Error updating question')
    expect(screen.getByText('There was an error updating the question. Please try again.')).toBeTruthy()
    act(() => dismissToast())
    const tries = patches().length
    await user.keyboard('{Escape}')
    await waitFor(() => expect(patches().length).toBeGreaterThan(tries))
    await screen.findByText('Not saved. What you typed is kept, and we try again.')
    expect(screen.queryByText('Error updating question')).toBeNull()
    await user.click(button('Edit question 1'))
    expect(text().value).toBe('Name? And why?')
    server.refuse = null
    await user.click(button('Try again'))
    await saved()
    expect(stored()[0]).toBe('Name? And why?')
  })

  it('offers a question again that was deleted elsewhere while it was edited', async () => {
    const user = await open()
    await user.click(button('Edit question 1'))
    server.questions = server.questions.slice(1)
    await user.type(text(), '!')
    await screen.findByText('This question is gone')
    expect(shown()).toEqual(['Colour?'])
    await user.click(button('Bring it back'))
    await waitFor(() => expect(server.questions[0]).toMatchObject({ id: 'name', question: 'Name?!' }))
  })

  it('gives the focus back to the card on Escape', async () => {
    const user = await open()
    await user.click(button('Edit question 2'))
    expect(within(screen.getByRole('region', { name: 'Settings of question 2' })).getByLabelText('Question')).toBe(
      text(),
    )
    await waitFor(() => expect(document.activeElement).toBe(text()))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: /^Settings/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button('Edit question 2')))
  })
})

describe('the options in <QuestionsPanel>', () => {
  async function openOptions() {
    const user = await open([colour])
    await user.click(button('Edit question 1'))
    return user
  }

  it('keep their value when the label changes; a new one is named for what it is called at last', async () => {
    const user = await openOptions()
    await user.clear(option(1))
    await user.type(option(1), 'Crimson')
    await user.click(button('Add Option'))
    await waitFor(() => expect(document.activeElement).toBe(option(3)))
    await waitFor(() => expect(server.questions[0]?.options).toHaveLength(3))
    await user.keyboard('Blue')
    await waitFor(() =>
      expect(server.questions[0]?.options).toEqual([
        { value: 'red', label: 'Crimson' },
        colour.options[1],
        { value: 'blue', label: 'Blue' },
      ]),
    )
  })

  it('are gone through by Enter, which adds one where there is none that is not written yet', async () => {
    const user = await openOptions()
    await user.click(option(1))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(option(2)))
    await user.keyboard('Blue{Enter}')
    await waitFor(() => expect(labels()).toEqual(['Red', 'Blue', 'Option 3']))
    await waitFor(() => expect(document.activeElement).toBe(option(3)))
    await saved()
  })

  it('are made of the lines of a pasted list, in the place of the one that is replaced', async () => {
    const user = await openOptions()
    await user.tripleClick(option(2))
    await user.paste('Green\nBlue\nGrey')
    await waitFor(() => expect(labels()).toEqual(['Red', 'Green', 'Blue', 'Grey']))
    await saved()
  })

  it('do not lose the last of them', async () => {
    const user = await openOptions()
    await user.click(button('Remove option 1'))
    expect(labels()).toEqual(['Option 2'])
    expect(button('Remove option 1').disabled).toBe(true)
    await saved()
  })

  it('need a label, which is asked for at the option and saved once it is there', async () => {
    const user = await openOptions()
    await user.clear(option(2))
    await screen.findByText('Not saved yet. Please check the marked fields.')
    await waitFor(() => expect(option(2).getAttribute('aria-invalid')).toBe('true'))
    expect(patches()).toEqual([])
    await user.click(option(2))
    await user.paste('x'.repeat(501))
    expect(await screen.findByText('Must be at most 500 characters')).toBeTruthy()
    await user.clear(option(2))
    await user.type(option(2), 'Blue')
    await saved()
    expect(option(2).getAttribute('aria-invalid')).toBeNull()
    expect(server.questions[0]?.options[1]).toEqual({ value: 'option_2', label: 'Blue' })
  })
})
