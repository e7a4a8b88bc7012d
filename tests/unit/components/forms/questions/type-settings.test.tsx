// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { BuilderProvider } from '@/components/forms/questions/builder'
import { QuestionsPanel } from '@/components/forms/questions/questions-panel'
import { dismissToast } from '@/components/ui/use-toast'
import { useQuestions } from '@/lib/client/form-questions'
import type { Question } from '@/lib/shared/forms/question'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { question } from '@/tests/support/factories/questions'
import { enter } from '../../../../support/screens/labelled'
import { serveQuestions } from '../../../../support/screens/question-server'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

let server: ReturnType<typeof serveQuestions>

function Panel() {
  const { data } = useQuestions(FEEDBACK.id)
  return data ? <QuestionsPanel form={FEEDBACK} questions={data} /> : null
}

async function open(...questions: Question[]) {
  server = serveQuestions(questions)
  render(
    <Providers>
      <BuilderProvider formId={FEEDBACK.id}>
        <Panel />
      </BuilderProvider>
    </Providers>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }))
  return user
}

const settings = () => server.questions[0]?.settings

beforeEach(() => stubResizeObserver())

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<TypeSettings>', () => {
  it('has the words of a consent, which may not be empty', async () => {
    const user = await open(question('a', 'consent', { settings: { statement: 'I agree.' } }))
    const box = await screen.findByLabelText('Words to agree to')
    await user.clear(box)
    await screen.findByText('Not saved yet. Please check the marked fields.')
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
    enter(box, 'I agree to the terms.')
    await waitFor(() => expect(settings()).toEqual({ statement: 'I agree to the terms.' }))
  })

  it('has the ends of a scale and their labels', async () => {
    await open(question('a', 'scale', { settings: { from: 0, to: 10, fromLabel: '', toLabel: '' } }))
    enter(await screen.findByLabelText('To'), '5')
    enter(screen.getByLabelText('Label at the end'), 'Likely')
    await waitFor(() => expect(settings()).toEqual({ from: 0, to: 5, fromLabel: '', toLabel: 'Likely' }))
  })

  it('has the rows and columns of a matrix, which keep their values', async () => {
    const rows = [{ value: 'price', label: 'Price' }]
    const columns = [{ value: 'good', label: 'Good' }]
    const user = await open(question('a', 'matrix', { settings: { rows, columns } }))
    await user.click(await screen.findByRole('textbox', { name: 'Row 1' }))
    await user.keyboard(' now')
    await user.click(screen.getByRole('button', { name: 'Add Column' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Column 2' })))
    await user.keyboard('Bad')
    await waitFor(() =>
      expect(settings()).toEqual({
        rows: [{ value: 'price', label: 'Price now' }],
        columns: [{ value: 'good', label: 'Good' }, { label: 'Bad' }],
      }),
    )
  })

  it('has the name of a hidden field, and allows other answers to a choice', async () => {
    const user = await open(question('a', 'hidden'), question('b', 'select'))
    enter(await screen.findByLabelText('Name in the address'), 'utm_source')
    await waitFor(() => expect(settings()).toEqual({ name: 'utm_source' }))
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit question 2' }))
    await user.click(await screen.findByRole('switch', { name: 'Allow another answer' }))
    await waitFor(() => expect(server.questions[1]?.settings).toEqual({ other: true }))
  })

  it('names the page that a page break begins', async () => {
    await open(question('a'), question('b', 'page_break'), question('c'), question('d', 'page_break'))
    expect(screen.getAllByText(/^Page \d$/).map(({ textContent }) => textContent)).toEqual(['Page 2', 'Page 3'])
  })
})

describe('<LimitSettings>', () => {
  const limits = () => server.questions[0]?.validation

  it('sets limits that the type knows, and words for other answers', async () => {
    const user = await open(question('a', 'number'))
    await user.click(await screen.findByText('Limits'))
    expect(screen.queryByLabelText('Fewest characters')).toBeNull()
    await user.type(screen.getByLabelText('Smallest number'), '0')
    await user.type(screen.getByLabelText('Largest number'), '12.5')
    enter(screen.getByLabelText('Your words for other answers'), 'Not so much')
    await waitFor(() => expect(limits()).toEqual({ min: 0, max: 12.5, message: 'Not so much' }))
    await user.clear(screen.getByLabelText('Smallest number'))
    await waitFor(() => expect(limits()).toEqual({ max: 12.5, message: 'Not so much' }))
  })

  it('takes days for a date, and has none for a heading', async () => {
    const user = await open(question('a', 'date', { validation: { min: '2026-01-31' } }), question('b', 'heading'))
    const first = (await screen.findByLabelText('First day')) as HTMLInputElement
    expect(first.value).toBe('2026-01-31')
    enter(first, '2026-02-01')
    await waitFor(() => expect(limits()).toEqual({ min: '2026-02-01' }))
    await user.click(screen.getByRole('button', { name: 'Edit question 2' }))
    await waitFor(() => expect(screen.queryByText('Limits')).toBeNull())
  })

  it('has the kinds of files and their number; none chosen takes every kind', async () => {
    const user = await open(question('a', 'file', { settings: { kinds: [], max: 1 } }))
    const kind = (name: string) => screen.findByRole('checkbox', { name })
    await user.click(await kind('PDF'))
    await user.click(await kind('Images'))
    await waitFor(() => expect([...(settings()?.kinds ?? [])].sort()).toEqual(['image', 'pdf']))
    await user.click(await kind('PDF'))
    await user.click(await kind('Images'))
    await waitFor(() => expect(settings()?.kinds).toEqual([]))
    expect(screen.getByRole('group', { name: 'Kinds of files' })).toBeTruthy()
  })
})
