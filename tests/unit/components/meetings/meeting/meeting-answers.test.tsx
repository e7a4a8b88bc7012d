// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { MeetingAnswers } from '@/components/meetings/meeting/meeting-answers'
import type { ResponseDetail } from '@/lib/forms/form'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const asked = vi.fn<(path: string) => Response>()

const detail = {
  response: {
    id: 'response-1',
    respondentName: 'Vera',
    respondentEmail: 'vera@example.com',
    data: { a: 'Line one\nline two', b: ['garden', 'gone'], c: 4 },
  },
  questions: [
    { id: 'a', title: 'What for?', type: 'paragraph', options: [] },
    { id: 'b', title: 'Rooms', type: 'multiselect', options: [{ value: 'garden', label: 'Garden' }] },
    { id: 'c', title: 'How well?', type: 'rating', options: [] },
    { id: 'd', title: 'Anything else?', type: 'text', options: [] },
  ],
} as unknown as ResponseDetail

const open = () =>
  render(
    <Providers>
      <MeetingAnswers meetingId="meeting-1" />
    </Providers>,
  )
const answers = () => screen.getByText('Answers')
const region = () => screen.getByRole('group').textContent

beforeEach(() => {
  asked.mockReset().mockImplementation(() => Response.json({ answers: detail }))
  vi.stubGlobal('fetch', async (path: string) => asked(path))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<MeetingAnswers>', () => {
  it('are read when they are opened, and not before, each as it was meant', async () => {
    open()
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(answers())
    expect(await screen.findByText('What for?')).toBeTruthy()
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/meetings/meeting-1/answers')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Garden', 'gone'])
    expect(screen.getByText('4 of 5')).toBeTruthy()
    expect(screen.getByText('No response provided')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the response' }).getAttribute('href')).toBe('/response/response-1')
  })

  it('say that their response was deleted', async () => {
    asked.mockImplementation(() => Response.json({ answers: null }))
    open()
    await userEvent.click(answers())
    expect(await screen.findByText('The response was deleted.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('say that they could not be read, and are read again when they are opened again', async () => {
    asked.mockImplementation(() => Response.json({ message: 'Meeting not found' }, { status: 404 }))
    open()
    await userEvent.click(answers())
    await vi.waitFor(() => expect(region()).toContain("We couldn't load the answers."))
    asked.mockImplementation(() => Response.json({ answers: detail }))
    await userEvent.click(answers())
    await userEvent.click(answers())
    expect(await screen.findByText('What for?')).toBeTruthy()
    expect(region()).not.toContain("couldn't load")
  })
})
