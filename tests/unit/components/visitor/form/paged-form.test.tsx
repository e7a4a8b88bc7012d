// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '@/components/ui/use-toast'
import { FormView } from '@/components/visitor/form/form-view'
import { readPageEntry } from '@/components/visitor/form/pages/page-history'
import { loadTypeCode } from '@/components/visitor/form/type-code'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import type { PublicForm } from '@/lib/forms/form'
import { question } from '@/tests/support/factories/questions'
import { act, cleanup, render, screen, waitFor } from '../../../../support/screens/testing'

const form: PublicForm = {
  title: 'Trip',
  description: 'Two days in the hills.',
  theme: {},
  questions: [
    question('name', 'text', { question: 'Name', isRequired: true }),
    question('food', 'page_break', { question: 'Food', description: 'We cook.' }),
    question('diet', 'text', { question: 'Diet', isRequired: true }),
    question('drink', 'text', { question: 'Drink' }),
    question('last', 'page_break', { question: 'Last words' }),
    question('more', 'text', { question: 'More' }),
  ],
  rules: [],
  logicRules: [],
  closed: null,
}

const onSubmit = vi.fn(async (_given: unknown) => {})

async function open(fields: Partial<PublicForm> = {}, mode: 'page' | 'preview' = 'page') {
  const asked = { ...form, ...fields }
  await loadTypeCode(asked)
  render(
    <Suspense>
      <FormView form={asked} mode={mode} onSubmit={onSubmit} draftName={mode === 'page' ? 'form:trip' : undefined} />
    </Suspense>,
  )
  return userEvent.setup()
}

const next = () => screen.getByRole('button', { name: 'Next' })
const back = () => screen.getByRole('button', { name: 'Back' })
const progress = () => screen.getByText(/^Page \d of \d$/).textContent
/** As by Enter in the last question of a page, which is right: the form checks it before it goes on. */
async function enter() {
  const before = progress()
  await act(async () => document.querySelector('form')?.requestSubmit())
  await waitFor(() => expect(progress()).not.toBe(before))
}
/** The history answers later. */
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    back().click()
    await arrived
  })
const page = () => document.querySelector('div:has(> ol):not([data-away])')?.textContent ?? ''
const heading = (name: string) => screen.getByRole('heading', { name })

beforeEach(() => {
  window.history.replaceState(null, '')
  localStorage.clear()
  onSubmit.mockReset()
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
})

/** Leaves the form, which takes its entries out of the history in a turn of its own; the history answers later. */
async function leave() {
  cleanup()
  await new Promise((resolve) => setTimeout(resolve))
  await waitFor(() => expect(readPageEntry()?.depth ?? 0).toBe(0))
}

afterEach(async () => {
  dismissToast()
  await leave()
})

describe('<FormView> of a form with page breaks', () => {
  it('says what the star means where it is, and without scripts for all pages', async () => {
    const notes = () => screen.queryAllByText('Required').map(({ className }) => className.includes('noscript:block'))
    await open()
    expect(notes()).toEqual([false])
    await leave()
    await open({ questions: form.questions.map((one) => (one.id === 'name' ? { ...one, isRequired: false } : one)) })
    expect(notes()).toEqual([true])
    await enter()
    expect(notes()).toEqual([false])
  })

  it('explains the asterisk on pages that ask for something, and on no other', async () => {
    const questions = form.questions.map((one) => (one.id === 'diet' ? { ...one, isRequired: false } : one))
    const user = await open({ questions })
    expect(screen.getByText('Required')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada')
    await user.click(next())
    expect(screen.queryByText('Required')).toBeNull()
  })

  it('goes on once the page is right, and says which page it is', async () => {
    const user = await open()
    expect(screen.getByText('Page 1 of 3')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await user.click(next())
    expect(screen.getByText('Page 1 of 3')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Diet').getAttribute('aria-invalid')).toBeNull()

    await user.type(screen.getByLabelText('Name'), 'Ada')
    await user.click(next())
    expect(screen.getByText('Page 2 of 3')).toBeDefined()
    expect(document.activeElement).toBe(heading('Food'))
    expect(heading('Food').getAttribute('aria-describedby')).toBe(screen.getByText('Page 2 of 3').id)
    expect(page()).toContain('2.')
    expect(screen.queryByText('Two days in the hills.')).toBeNull()
  })

  it('keeps everything on the way back, and sends it once from the last page', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Name'), 'Ada')
    await enter()
    await user.type(screen.getByLabelText('Diet'), 'vegan')
    await enter()
    expect(document.activeElement).toBe(heading('Last words'))
    await goBack()
    expect(document.activeElement).toBe(heading('Food'))
    await goBack()
    expect(document.activeElement).toBe(screen.getByText('Page 1 of 3'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    await user.click(next())
    await user.click(next())
    expect(onSubmit).not.toHaveBeenCalled()
    await act(async () => screen.getByRole('button', { name: 'Submit' }).click())
    await screen.findByRole('heading', { name: 'Thank you!' })
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ responses: { name: 'Ada', diet: 'vegan' } })
  })

  it('leads the browser’s Back to the page before', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Name'), 'Ada')
    await enter()
    expect(screen.getByText('Page 2 of 3')).toBeDefined()
    window.history.back()
    await screen.findByText('Page 1 of 3')
    window.history.forward()
    await screen.findByText('Page 2 of 3')
  })

  it('leaves out a page whose questions the rules hide', async () => {
    const rules = [
      {
        id: 'rule',
        match: 'all' as const,
        conditions: [{ questionId: 'name', operator: 'equals' as const, value: 'Bo' }],
        actions: [{ type: 'jump' as const, questionId: 'last' }],
      },
    ]
    const user = await open({ rules })
    await user.type(screen.getByLabelText('Name'), 'Bo')
    expect(screen.getByText('Page 1 of 2')).toBeDefined()
    await user.click(next())
    expect(document.activeElement).toBe(heading('Last words'))
    expect(page()).toContain('2.')
  })

  it('comes back to the page of the draft', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Name'), 'Ada')
    await enter()
    await screen.findByText('Page 2 of 3')
    await leave()
    window.history.replaceState(null, '')
    await open()
    await screen.findByText('Page 2 of 3')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })

  it('goes to the page of an answer that the server refuses', async () => {
    onSubmit.mockRejectedValueOnce(
      new VisitorError(400, 'No', [{ path: 'responses.diet', message: 'No' }], null, 'invalid_input'),
    )
    const user = await open()
    await user.type(screen.getByLabelText('Name'), 'Ada')
    await enter()
    await user.type(screen.getByLabelText('Diet'), 'vegan')
    await user.click(next())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Page 2 of 3')
    expect(screen.getByText('Not sent yet')).toBeDefined()
  })

  it('leaves the history of the owner’s editor alone', async () => {
    const before = window.history.length
    const user = await open({}, 'preview')
    await user.type(screen.getByLabelText('Name'), 'Ada')
    await enter()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Food', level: 3 }))
    await user.click(back())
    expect(screen.getByText('Page 1 of 3')).toBeDefined()
    expect(window.history.length).toBe(before)
  })
})
