// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { LogicPanel } from '@/components/forms/logic/logic-panel'
import { RulesProvider } from '@/components/forms/logic/rules-provider'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { jump, question, say } from '@/tests/support/factories/questions'
import { any, when } from '@/tests/support/rules/rules'
import { cleanup, fireEvent, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const form: Form = { ...FEEDBACK, title: 'Trip', isPublished: false, questionCount: 4 }
const QUESTIONS = [
  question('budget', 'text', { question: 'Budget', isRequired: true }),
  question('colour', 'select', { question: 'Colour' }),
  question('stars', 'rating', { question: 'Stars' }),
  question('remarks', 'paragraph', { question: 'Remarks' }),
]
const NONE = { id: 'one', ...jump(['budget', 'contains', 'none'], 'remarks') }
const RED = { id: 'two', ...say(['colour', 'equals', 'red'], 'Like roses') }

let stored: Rule[] = []
const seeQuestions = vi.fn()
const save = vi.fn<(body: { rules: Rule[] }) => Response>()

async function answer(_path: string, init: RequestInit): Promise<Response> {
  return init.method === 'PUT' ? save(JSON.parse(String(init.body))) : Response.json(stored)
}

let endings: Form['endings'] = []

const screenOf = (questions: Question[]) => (
  <Providers>
    <RulesProvider formId={form.id}>
      <LogicPanel form={{ ...form, endings }} questions={questions} onQuestionsWanted={seeQuestions} />
    </RulesProvider>
  </Providers>
)

async function open(rules: LogicRule[] = [], questions = QUESTIONS) {
  stored = rules.map(fromLogicRule)
  const user = userEvent.setup()
  const { rerender } = render(screenOf(questions))
  await screen.findByRole('button', { name: 'Add Rule' })
  return { user, show: (other: Question[]) => rerender(screenOf(other)) }
}

const rule = (place: number) => within(screen.getByRole('group', { name: `Rule ${place}` }))
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const sentences = () =>
  within(screen.getByRole('list', { name: 'Logic rules' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => {
  save.mockReset().mockImplementation(({ rules }) => {
    stored = rules.map((one, index) => ({ id: `saved-${index}`, ...one }))
    return Response.json(stored)
  })
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  endings = []
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<LogicPanel>', () => {
  it('lists the rules as sentences, in order', async () => {
    await open([NONE, RED])
    expect(sentences()).toEqual(['If Budget contains none, jump to Remarks', 'If Colour is RED, show Like roses'])
  })

  it('begins with an example, and asks for questions where there are none', async () => {
    const { show } = await open()
    expect(screen.getByText('Everyone sees every question')).toBeTruthy()
    show([])
    expect(screen.getByText('Questions come first')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Rule' })).toBeNull()
    screen.getByRole('button', { name: 'Go to Questions' }).click()
    expect(seeQuestions).toHaveBeenCalledOnce()
  })

  it('adds a rule, with the focus on its question, and says nothing of what was not touched', async () => {
    const { user } = await open()
    await user.click(button('Add Rule'))
    expect(document.activeElement).toBe(select('Question'))
    expect(screen.queryByText('Required')).toBeNull()
    await user.selectOptions(select('Question'), 'Budget')
    await user.type(screen.getByRole('textbox', { name: 'Value' }), 'none')
    await user.selectOptions(select('Target question'), 'Remarks')
    expect(sentences()).toEqual(['If Budget contains none, jump to Remarks'])
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(notice()).toContain('Logic rules saved'))
    expect(save).toHaveBeenCalledExactlyOnceWith({
      rules: [fromLogicRule(jump(['budget', 'contains', 'none'], 'remarks'))],
    })
    expect(screen.queryByRole('combobox', { name: 'Question' })).toBeNull()
    expect(screen.getByText('All rules are saved.')).toBeTruthy()
  })

  describe('the controls follow the question', () => {
    it('with its choices as values, and only later questions as targets', async () => {
      const { user } = await open()
      await user.click(button('Add Rule'))
      await user.selectOptions(select('Question'), 'Colour')
      expect(select('Condition').value).toBe('equals')
      expect(optionsOf('Value')).toEqual(['Choose a value', 'RED', 'GREEN', 'BLUE'])
      expect(optionsOf('Target question')).toEqual(['Choose a later question', 'Stars', 'Remarks'])
      await user.selectOptions(select('Question'), 'Stars')
      expect(optionsOf('Value').slice(1)).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'])
      await user.selectOptions(select('Question'), 'Remarks')
      expect(optionsOf('Target question')).toEqual(['No later question'])
    })

    it('with a date or a time to pick, and with the numbers of a scale', async () => {
      const { user } = await open(
        [],
        [
          question('arrival', 'date', { question: 'Arrival' }),
          question('dinner', 'time', { question: 'Dinner' }),
          question('score', 'scale', { question: 'Score', settings: { from: 1, to: 3 } }),
          question('coming', 'yes_no', { question: 'Coming' }),
        ],
      )
      await user.click(button('Add Rule'))
      await user.selectOptions(select('Question'), 'Arrival')
      await user.selectOptions(select('Condition'), 'is before')
      const picked = screen.getByLabelText<HTMLInputElement>('Value')
      expect(picked.type).toBe('date')
      fireEvent.change(picked, { target: { value: '2027-03-05' } })
      await user.selectOptions(select('Question'), 'Dinner')
      expect(screen.getByLabelText<HTMLInputElement>('Value')).toMatchObject({ type: 'time', value: '' })
      fireEvent.change(screen.getByLabelText('Value'), { target: { value: '20:30' } })
      expect(sentences()?.[0]).toMatch(/^If Dinner is before 8:30\sPM/)
      await user.selectOptions(select('Question'), 'Score')
      expect(optionsOf('Value')).toEqual(['Choose a value', '1', '2', '3'])
      await user.selectOptions(select('Question'), 'Coming')
      expect(optionsOf('Value')).toEqual(['Choose a value', 'Yes', 'No'])
    })

    it('and point out a stored value that is no date', async () => {
      const { user } = await open(
        [{ ...jump(['arrival', 'equals', 'soon'], 'remarks') }],
        [question('arrival', 'date', { question: 'Arrival' }), question('remarks')],
      )
      await user.click(button('Edit rule 1'))
      expect(screen.getByText('Choose a date: this question only takes dates.')).toBeTruthy()
    })

    it('and number questions of the same text', async () => {
      const { user } = await open([], [...QUESTIONS, question('more', 'text', { question: 'Remarks' })])
      await user.click(button('Add Rule'))
      expect(optionsOf('Question').slice(3)).toEqual(['Stars', 'Remarks (question 4)', 'Remarks (question 5)'])
    })

    it('but keep the condition that was chosen, and what was typed for another action', async () => {
      const { user } = await open()
      await user.click(button('Add Rule'))
      await user.selectOptions(select('Condition'), 'not_contains')
      await user.selectOptions(select('Question'), 'Colour')
      expect(select('Condition').value).toBe('not_contains')
      await user.selectOptions(select('Action'), 'message')
      await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
      await user.selectOptions(select('Action'), 'redirect')
      expect(screen.getByRole('textbox', { name: 'Redirect URL' })).toBeTruthy()
      await user.selectOptions(select('Action'), 'message')
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Hello')
    })
  })

  it('does not send what would be refused, and leads to the first control that is to be mended', async () => {
    const { user } = await open([NONE])
    await user.click(button('Add Rule'))
    await user.selectOptions(select('Question'), 'Budget')
    await user.type(screen.getByRole('textbox', { name: 'Value' }), 'x')
    await user.selectOptions(select('Action'), 'redirect')
    await user.click(button('Save Rules'))
    const address = screen.getByRole('textbox', { name: 'Redirect URL' })
    expect(screen.getByText('Required fields missing for the selected action type')).toBeTruthy()
    expect(address.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(address)
    expect(save).not.toHaveBeenCalled()
    await user.type(address, 'htt')
    expect(address.getAttribute('aria-invalid')).toBeNull()
    await user.type(address, 'x')
    expect(screen.getByText('Redirect URL must begin with http:// or https://')).toBeTruthy()
  })

  it('shows what the server refuses at its control, and keeps what was typed', async () => {
    save.mockImplementationOnce(() => {
      const message = 'Must be at most 500 characters'
      return Response.json({ message, issues: [{ path: 'rules.1.conditions.0.value', message }] }, { status: 400 })
    })
    const { user } = await open([RED, NONE])
    await user.click(button('Edit rule 2'))
    await user.type(screen.getByRole('textbox', { name: 'Value' }), ' at all')
    await user.click(button('Edit rule 2'))
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(notice()).toContain('Error saving rulesMust be at most 500 characters'))
    const value = rule(2).getByRole<HTMLInputElement>('textbox', { name: 'Value' })
    expect(value.value).toBe('none at all')
    expect(value.getAttribute('aria-invalid')).toBe('true')
    await user.type(value, '!')
    expect(value.getAttribute('aria-invalid')).toBeNull()
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(notice()).toContain('Logic rules saved'))
  })

  it('has words of its own for a failure without any', async () => {
    save.mockImplementationOnce(() => new Response('', { status: 500 }))
    const { user } = await open([NONE])
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(notice()).toContain('There was an error saving the logic rules. Please try again.'))
  })

  it('orders, duplicates and deletes rules, and asks before it deletes', async () => {
    const { user } = await open([NONE, RED])
    await user.click(button('Move rule 2 up'))
    expect(sentences()[0]).toMatch(/^If Colour/)
    expect(document.activeElement).toBe(button('Move rule 1 up'))
    expect(screen.getByText('The rule is now number 1 of 2.')).toBeTruthy()
    await user.click(button('Duplicate rule 1'))
    expect(sentences().map((sentence) => sentence?.slice(0, 9))).toEqual(['If Colour', 'If Colour', 'If Budget'])
    await user.click(button('Delete rule 2'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete rule 2?' })
    expect(dialog.textContent).toMatch(/If “Colour” is “RED”, .+ Nothing changes/)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Edit rule 2')))
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ rules: [RED, NONE].map(fromLogicRule) }))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save Rules')))
  })

  it('puts a deleted rule back in its place when that is undone', async () => {
    const { user } = await open([NONE, RED])
    const before = sentences()
    await user.click(button('Delete rule 1'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(sentences()).toEqual([before[1]])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(notice()).toContain('Undone'))
    expect(sentences()).toEqual(before)
    expect(screen.getByText('All rules are saved.')).toBeTruthy()
  })

  describe('several conditions and actions', () => {
    const part = (name: string) => within(screen.getByRole('group', { name }))

    it('are added and removed with the focus on them, and said in the sentence', async () => {
      const { user } = await open([NONE])
      await user.click(button('Edit rule 1'))
      expect(screen.queryByRole('combobox', { name: 'When' })).toBeNull()
      await user.click(button('Add condition'))
      expect(document.activeElement).toBe(part('Condition 2').getByRole('combobox', { name: 'Question' }))
      expect(screen.queryByText('Required')).toBeNull()
      await user.selectOptions(part('Condition 2').getByRole('combobox', { name: 'Question' }), 'Stars')
      await user.selectOptions(part('Condition 2').getByRole('combobox', { name: 'Condition' }), 'is at least')
      await user.selectOptions(part('Condition 2').getByRole('combobox', { name: 'Value' }), '4 of 5')
      await user.selectOptions(select('When'), 'Any condition holds')
      await user.click(button('Add action'))
      expect(document.activeElement).toBe(part('Action 2').getByRole('combobox', { name: 'Action' }))
      await user.selectOptions(part('Action 2').getByRole('combobox', { name: 'Action' }), 'Require a question')
      await user.selectOptions(part('Action 2').getByRole('combobox', { name: 'Target question' }), 'Colour')
      expect(sentences()).toEqual([
        'If Budget contains none or Stars is at least 4, jump to Remarks and require Colour',
      ])
      await user.click(button('Save Rules'))
      await vi.waitFor(() => expect(notice()).toContain('Logic rules saved'))
      const conditions = [when('budget', 'contains', 'none'), when('stars', 'gte', '4')]
      const jumps = { type: 'jump', questionId: 'remarks' } as const
      const requires = { type: 'require', questionId: 'colour' } as const
      expect(save.mock.lastCall).toEqual([{ rules: [{ id: 'one', ...any(conditions, jumps, requires) }] }])
      await user.click(button('Edit rule 1'))
      await user.click(button('Remove condition 1'))
      expect(document.activeElement).toBe(part('Condition 1').getByRole('combobox', { name: 'Question' }))
      await user.click(button('Remove action 1'))
      expect(sentences()).toEqual(['If Stars is at least 4, require Colour'])
    })

    it('need no value where none is compared, and keep it meanwhile', async () => {
      const { user } = await open([NONE])
      await user.click(button('Edit rule 1'))
      await user.selectOptions(select('Condition'), 'is not answered')
      expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull()
      expect(sentences()).toEqual(['If Budget is not answered, jump to Remarks'])
      await user.selectOptions(select('Condition'), 'starts with')
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('none')
    })

    it('offer the endings that the form has', async () => {
      const { user } = await open([NONE])
      await user.click(button('Edit rule 1'))
      expect(optionsOf('Action')).not.toContain('Choose an ending')
      cleanup()
      endings = [{ id: 'first', title: 'Thanks', text: '' }]
      const again = await open([NONE])
      await again.user.click(button('Edit rule 1'))
      await again.user.selectOptions(select('Action'), 'Choose an ending')
      await again.user.selectOptions(select('Ending'), 'Thanks')
      expect(sentences()).toEqual(['If Budget contains none, end with Thanks'])
    })

    it('are told next to the control that is to be mended', async () => {
      const { user } = await open([NONE])
      await user.click(button('Edit rule 1'))
      await user.selectOptions(select('Action'), 'Hide a question')
      await user.selectOptions(select('Target question'), 'Budget')
      expect(rule(1).getByText('This question would depend on itself. Choose another one.')).toBeTruthy()
      await user.click(button('Save Rules'))
      expect(save).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(select('Target question'))
    })
  })

  it('goes back to what is stored only when asked twice', async () => {
    const { user } = await open([NONE])
    await user.click(button('Add Rule'))
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
    await user.click(button('Discard changes'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(sentences()).toHaveLength(1)
    expect(screen.getByText('All rules are saved.')).toBeTruthy()
  })

  it('points out a jump that a new order of the questions has turned back', async () => {
    const { show } = await open([NONE])
    show([...QUESTIONS].reverse())
    expect(rule(1).getByText('Jumps must go forward. Choose a later question.')).toBeTruthy()
  })

  it('keeps a rule that is being edited when its question is deleted, and says so', async () => {
    const { user, show } = await open([NONE])
    await user.click(button('Edit rule 1'))
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '!')
    show(QUESTIONS.slice(1))
    expect(rule(1).getByText('This question was deleted')).toBeTruthy()
    expect(select('Question').selectedOptions[0]?.textContent).toBe('A deleted question')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('none!')
    await user.click(button('Save Rules'))
    expect(save).not.toHaveBeenCalled()
  })

  it('points out questions that nobody gets to, and rules that never fire, and saves them all the same', async () => {
    const { user } = await open([
      jump(['budget', 'contains', 'x'], 'stars'),
      jump(['budget', 'not_contains', 'x'], 'stars'),
      jump(['budget', 'equals', 'y'], 'remarks'),
    ])
    expect(screen.getByText('Nobody will see this question:')).toBeTruthy()
    expect(screen.getByText('2. Colour')).toBeTruthy()
    expect(rule(3).getByText(/^This rule never runs/)).toBeTruthy()
    await user.click(button('Save Rules'))
    await vi.waitFor(() => expect(notice()).toContain('Logic rules saved'))
  })
})
