import { zodResolver } from '@hookform/resolvers/zod'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Providers } from '@/app/providers'
import { QuietFormProvider } from '@/components/fields/quiet-form-provider'
import { useStoredForm } from '@/components/fields/use-stored-form'
import {
  type PageFormOutput,
  type PageFormValues,
  pageFormSchemaOf,
  toFormValues,
  toPageBody,
} from '@/lib/pages/page-editor'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'
import { stubResizeObserver } from './resize-observer'
import { fireEvent, render, screen } from './testing'

export const STORED_PAGE: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

export const SETTINGS = {
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  saved: true,
  fullName: 'Grace Hopper',
}

type Save = (body: PageFormOutput) => void

/** A section of the page editor alone, in the form of a stored page: the whole editor has a hundred fields. */
export function renderPageSection(section: ReactNode, change: Partial<TimeSlotPage> = {}) {
  const save = vi.fn<Save>()
  stubResizeObserver()
  render(
    <Providers>
      <SectionForm values={toFormValues({ ...STORED_PAGE, ...change })} save={save}>
        {section}
      </SectionForm>
    </Providers>,
  )
  return { user: userEvent.setup(), save, sent: () => submitted(save) }
}

function SectionForm({ values, save, children }: { values: PageFormValues; save: Save; children: ReactNode }) {
  const resolver = zodResolver(pageFormSchemaOf(values))
  const form = useStoredForm<PageFormValues, PageFormOutput>({ resolver, values, shouldFocusError: false })
  return (
    <QuietFormProvider form={form}>
      <form noValidate onSubmit={form.handleSubmit((output) => save(toPageBody(output)))}>
        {children}
        <button type="submit">Save Changes</button>
      </form>
    </QuietFormProvider>
  )
}

export function submit(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
}

/** Submits, and returns the body that would be sent. */
async function submitted(save: ReturnType<typeof vi.fn<Save>>): Promise<PageFormOutput | undefined> {
  submit()
  await vi.waitFor(() => {
    if (save.mock.calls.length === 0) throw new Error('Nothing was sent.')
  })
  return save.mock.calls[0]?.[0]
}
