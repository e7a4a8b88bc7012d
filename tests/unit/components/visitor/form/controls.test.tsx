// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormView } from '@/components/visitor/form/form-view'
import { loadTypeCode } from '@/components/visitor/form/type-code'
import type { Question } from '@/lib/shared/forms/question'
import { question } from '@/tests/support/factories/questions'
import { act, cleanup, render, screen, within } from '../../../../support/screens/testing'

const sent = vi.fn(async (_given: { responses: object }) => {})

async function ask(asked: Question) {
  await loadTypeCode({ questions: [asked], rules: [] })
  const form = { title: 'T', description: '', theme: {}, questions: [asked], rules: [], logicRules: [], closed: null }
  render(
    <Suspense>
      <FormView form={form} mode="preview" onSubmit={sent} />
    </Suspense>,
  )
  return userEvent.setup()
}

const submit = () => act(async () => screen.getByRole('button', { name: 'Submit' }).click())

async function answer(): Promise<unknown> {
  await submit()
  await screen.findByRole('heading', { name: 'Thank you!' })
  return sent.mock.lastCall?.[0].responses
}

afterEach(() => {
  cleanup()
  sent.mockClear()
})

describe('<ScaleControl>', () => {
  it('tells what its ends mean, and takes an answer back', async () => {
    const settings = { from: 0, to: 10, fromLabel: 'Unlikely', toLabel: 'Likely' }
    const user = await ask(question('nps', 'scale', { settings }))
    const group = screen.getByRole('radiogroup', { name: 'nps' })
    expect(within(group).getAllByRole('radio')).toHaveLength(11)
    await user.click(within(group).getByRole('radio', { name: '10, Likely' }))
    await user.click(screen.getByRole('button', { name: 'Clear answer' }))
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull()
    expect(document.activeElement).toBe(within(group).getByRole('radio', { name: '0, Unlikely' }))
    await user.click(within(group).getByRole('radio', { name: '7' }))
    expect(await answer()).toEqual({ nps: 7 })
  })
})

describe('<YesNoControl>', () => {
  it('is two radios', async () => {
    const user = await ask(question('coming', 'yes_no'))
    await user.click(within(screen.getByRole('radiogroup', { name: 'coming' })).getByRole('radio', { name: 'No' }))
    expect(await answer()).toEqual({ coming: false })
  })
})

describe('<ConsentControl>', () => {
  it('opens the links of its statement beside the page', async () => {
    await ask(question('terms', 'consent', { settings: { statement: 'I agree to https://example.com/terms' } }))
    const link = screen.getByRole('link', { name: 'https://example.com/terms' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringContaining('noopener'),
    ])
    expect(screen.getByRole('checkbox', { name: 'I agree to https://example.com/terms' })).toBeDefined()
  })
})

describe('<MatrixControl>', () => {
  const choices = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
  const settings = { rows: choices('Price', 'Service'), columns: choices('Poor', 'Very good') }

  it('names each choice by its row and its column', async () => {
    const user = await ask(question('rate', 'matrix', { settings }))
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Poor',
      'Very good',
    ])
    await user.click(screen.getByRole('radio', { name: 'Price Very good' }))
    await user.click(screen.getByRole('radio', { name: 'Service Poor' }))
    await user.click(screen.getByRole('radio', { name: 'Service Very good' }))
    expect(await answer()).toEqual({ rate: { price: 'very good', service: 'very good' } })
  })

  it('marks the rows that lack an answer, where all are needed', async () => {
    const user = await ask(question('rate', 'matrix', { settings, isRequired: true }))
    await user.click(screen.getByRole('radio', { name: 'Price Poor' }))
    await submit()
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByText('Please answer every row')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Price Poor' }).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('radio', { name: 'Service Poor' }).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('<RankingControl>', () => {
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map((row) => row.querySelector('.sr-only')?.textContent)

  it('counts as unanswered until it is touched', async () => {
    await ask(question('colours', 'ranking'))
    expect(rows()).toEqual(['RED', 'GREEN', 'BLUE'])
    expect(await answer()).toEqual({})
  })

  it('takes the order that stands there', async () => {
    const user = await ask(question('colours', 'ranking'))
    await user.click(screen.getByRole('button', { name: 'Use this order' }))
    expect(await answer()).toEqual({ colours: ['red', 'green', 'blue'] })
  })

  it('moves an option by buttons and keys, says its place and keeps the focus', async () => {
    const user = await ask(question('colours', 'ranking'))
    await user.click(screen.getByRole('button', { name: 'Move BLUE up' }))
    expect(rows()).toEqual(['RED: place 1 of 3', 'BLUE: place 2 of 3', 'GREEN: place 3 of 3'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move BLUE up' }))
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('BLUE: place 2 of 3')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move BLUE up' }))
    await user.click(screen.getByRole('button', { name: 'Move RED down' }))
    await user.keyboard('{Home}')
    expect(await answer()).toEqual({ colours: ['red', 'blue', 'green'] })
  })

  it('can be taken back', async () => {
    const user = await ask(question('colours', 'ranking'))
    await user.click(screen.getByRole('button', { name: 'Move BLUE up' }))
    await user.click(screen.getByRole('button', { name: 'Clear answer' }))
    expect(rows()).toEqual(['RED', 'GREEN', 'BLUE'])
    expect(await answer()).toEqual({})
  })
})

describe('<OtherChoiceControl>', () => {
  it('shows its line once Other is chosen, and keeps what was typed there', async () => {
    const user = await ask(question('colour', 'select', { settings: { other: true } }))
    const line = () => screen.getByRole('textbox', { name: 'Other', hidden: true })
    expect(line().className).toContain('hidden')
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.type(line(), 'Teal')
    await user.click(screen.getByRole('radio', { name: 'RED' }))
    expect(line().className).toContain('hidden')
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    expect(await answer()).toEqual({ colour: 'Teal' })
  })

  it('takes a text beside options, where several can be chosen', async () => {
    const user = await ask(question('colours', 'multiselect', { settings: { other: true } }))
    await user.click(screen.getByRole('checkbox', { name: 'RED' }))
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    await user.type(screen.getByRole('textbox', { name: 'Other' }), 'Teal')
    await user.click(screen.getByRole('checkbox', { name: 'BLUE' }))
    expect(await answer()).toEqual({ colours: ['red', 'blue', 'Teal'] })
  })
})

describe('<PhoneControl>', () => {
  it('adds the code of the visitor’s country once it is left', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'de-AT'])
    const user = await ask(question('phone', 'phone'))
    await user.type(screen.getByLabelText('phone'), '01 58858 0')
    await user.tab()
    expect(screen.getByLabelText<HTMLInputElement>('phone').value).toBe('+43 1 58858 0')
    expect(await answer()).toEqual({ phone: '+431588580' })
  })
})

describe('<UrlControl>', () => {
  it('adds https:// once it is left', async () => {
    const user = await ask(question('site', 'url'))
    await user.type(screen.getByLabelText('site'), 'example.com/a')
    await user.tab()
    expect(screen.getByLabelText<HTMLInputElement>('site').value).toBe('https://example.com/a')
  })
})
