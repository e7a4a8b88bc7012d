// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { RulesProvider } from '@/components/forms/logic/rules-provider'
import { SidePreview } from '@/components/forms/preview/side-preview'
import { BuilderProvider, useBuilder } from '@/components/forms/questions/builder'
import { OwnerProvider } from '@/components/layout/owner'
import { toQuestionFields } from '@/lib/forms/question-fields'
import type { Question } from '@/lib/shared/forms/question'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { question } from '@/tests/support/factories/questions'
import { ADA } from '../../../support/screens/owner-screen'
import { act, cleanup, render, screen, within } from '../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const asked = [question('name', 'text', { question: 'Your name?' })]
/** Types into the question before anything is saved. */
let type: (words: string) => void
const preview = () => screen.queryByRole('region', { name: 'Preview' })

function Selecting({ id }: { id: string }) {
  const { select, drafts } = useBuilder()
  type = (words) => drafts.type('name', { ...toQuestionFields(asked[0] as Question, []), question: words })
  return (
    <button type="button" onClick={() => select({ id, isNew: false })}>
      Edit the last one
    </button>
  )
}

function open(isWide: boolean, questions = asked) {
  const media = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  const tree = (shown: typeof asked) => (
    <Providers>
      <OwnerProvider owner={ADA}>
        <RulesProvider formId={FEEDBACK.id}>
          <BuilderProvider formId={FEEDBACK.id}>
            <SidePreview form={FEEDBACK} questions={shown} />
            <Selecting id={shown.at(-1)?.id ?? ''} />
          </BuilderProvider>
        </RulesProvider>
      </OwnerProvider>
    </Providers>
  )
  const { rerender } = render(tree(questions))
  return (shown: typeof asked) => rerender(tree(shown))
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<SidePreview>', () => {
  it('shows the form as it is now beside its questions', () => {
    const change = open(true)
    expect(within(preview() as HTMLElement).getByLabelText('Your name?')).toBeTruthy()
    act(() => type('Your full name?'))
    expect(within(preview() as HTMLElement).getByLabelText('Your full name?')).toBeTruthy()
    change([...asked, question('age', 'number', { question: 'Your age?' })])
    expect(within(preview() as HTMLElement).getByLabelText('Your age?')).toBeTruthy()
  })

  it('turns to the page of the question that is edited, and takes no focus', async () => {
    const pages = [...asked, question('more', 'page_break', { question: 'More' }), question('age', 'number')]
    await act(async () => void open(true, pages))
    const edit = screen.getByRole('button', { name: 'Edit the last one' })
    edit.focus()
    expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
    await act(async () => edit.click())
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
    expect(document.activeElement).toBe(edit)
  })

  it('is not drawn where there is no room for it, nor for a form without questions', () => {
    open(false)
    expect(preview()).toBeNull()
    cleanup()
    open(true, [])
    expect(preview()).toBeNull()
  })
})
