// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { IntakeFormSection } from '@/components/pages/editor/intake-form-section'
import { cleanup, render, screen } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const [first, second] = ['7b0f6a52-0001-4f0e-9a57-2f4a4f0f3c11', '7b0f6a52-0002-4f0e-9a57-2f4a4f0f3c11']
const forms = [
  { id: first, title: 'Before we meet', questionCount: 1 },
  { id: second, title: 'Another', questionCount: 0 },
]
const list = vi.fn<() => Response>()
const chosen = vi.fn<(formId: string | null) => void>()

function Screen({ formId }: { formId: string | null }) {
  const form = useForm({ defaultValues: { formId } })
  chosen(form.watch('formId'))
  return (
    <FormProvider {...form}>
      <IntakeFormSection />
    </FormProvider>
  )
}

function open(formId: string | null = null) {
  render(
    <Providers>
      <Screen formId={formId} />
    </Providers>,
  )
  return userEvent.setup()
}

const select = () => screen.getByRole('combobox', { name: 'Form' })
const link = (name: string) => screen.findByRole('link', { name })

beforeEach(() => {
  list.mockReset().mockImplementation(() => Response.json(forms))
  chosen.mockReset()
  vi.stubGlobal('fetch', async () => list())
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<IntakeFormSection>', () => {
  it('asks nothing to begin with, and then what a chosen form asks, which is a link away', async () => {
    const user = open()
    expect(select().textContent).toBe('None')
    await vi.waitFor(() => expect(list).toHaveBeenCalled())
    select().focus()
    await vi.waitFor(async () => {
      await user.keyboard('b')
      expect(select().textContent).toBe('Before we meet')
    })
    expect(chosen).toHaveBeenLastCalledWith(first)
    expect((await link('Edit the form')).getAttribute('href')).toBe(`/forms/${first}/edit`)
    expect(screen.getByText('It asks 1 question.')).toBeTruthy()
  })

  it('asks nothing any more when the form is taken off', async () => {
    const user = open(second)
    await screen.findByText('This form has no questions yet.')
    select().focus()
    await user.keyboard('n')
    expect(chosen).toHaveBeenLastCalledWith(null)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says that a form without questions asks nothing', async () => {
    open(second)
    expect(await screen.findByText('This form has no questions yet.')).toBeTruthy()
  })

  it('keeps what is stored while the forms are not there, and if they never come', async () => {
    list.mockImplementation(() => Response.json({ message: 'No' }, { status: 403 }))
    open(first)
    expect(select().textContent).toBe('Loading…')
    await vi.waitFor(() => expect(select().textContent).toBe('The chosen form'))
    expect(screen.queryByRole('link')).toBeNull()
    expect(chosen).toHaveBeenLastCalledWith(first)
  })

  it('leads to a first form where there is none', async () => {
    list.mockImplementation(() => Response.json([]))
    open()
    expect((await link('Create a form')).getAttribute('href')).toBe('/forms/new')
  })
})
