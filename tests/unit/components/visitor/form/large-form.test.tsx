// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { dismissToast } from '@/components/ui/use-toast'
import { FormView } from '@/components/visitor/form/form-view'
import type { PublicForm } from '@/lib/forms/form'
import { question } from '@/tests/support/factories/questions'
import { act, cleanup, fireEvent, render, screen } from '../../../../support/screens/testing'

const OPTIONS = Array.from({ length: 60 }, (_, place) => ({ value: `o${place}`, label: `Option ${place}` }))
const CHOICES = Array.from({ length: 9 }, (_, place) =>
  question(`choice-${place}`, 'select', { question: `Choice ${place}`, options: OPTIONS, isRequired: place === 8 }),
)
const form: PublicForm = {
  title: 'All of it',
  description: '',
  theme: {},
  questions: [question('name', 'text', { question: 'Name' }), ...CHOICES],
  rules: [],
  logicRules: [],
  closed: null,
}

const drawn = () => document.querySelectorAll('li[data-question]').length
let idle: (() => void)[] = []
const rest = () =>
  act(async () => {
    for (const work of idle.splice(0)) work()
  })

function open() {
  render(
    <Providers>
      <FormView form={form} mode="page" onSubmit={async () => {}} />
    </Providers>,
  )
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

afterEach(() => {
  idle = []
  dismissToast()
  cleanup()
  vi.unstubAllGlobals()
})

describe('<FormView>', () => {
  describe('of a form with very many options', () => {
    it('draws some more questions in each idle moment, until all are there', async () => {
      open()
      const counts = [drawn()]
      while (idle.length > 0 && counts.length < 20) {
        await rest()
        counts.push(drawn())
      }
      expect(counts).toEqual([4, 7, 10])
    })

    it('keeps what is typed meanwhile', async () => {
      open()
      await userEvent.type(screen.getByLabelText('Name'), 'Ada')
      await rest()
      await rest()
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    })

    it('draws the rest at once to focus the first wrong answer, however far away', async () => {
      open()
      expect(screen.queryByText('Choice 8')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
      expect(drawn()).toBe(10)
      const group = screen.getByRole('radiogroup', { name: 'Choice 8' })
      expect(group.contains(document.activeElement)).toBe(true)
      expect(screen.getAllByText('Required')).toHaveLength(2)
    })

    it('does not submit by Enter from a question that is the last one only so far', async () => {
      open()
      const last = [...document.querySelectorAll<HTMLInputElement>('li[data-question] input')].at(-1)
      const isRefused = !fireEvent.keyDown(last as HTMLInputElement, { key: 'Enter' })
      expect(isRefused).toBe(true)
    })

    it('does not lay out the questions that are far from the screen', () => {
      open()
      const [, choice] = document.querySelectorAll<HTMLElement>('li[data-question]')
      expect(choice?.className).toContain('[content-visibility:auto]')
    })
  })
})
