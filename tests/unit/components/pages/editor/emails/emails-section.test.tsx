// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailsSection } from '@/components/pages/editor/emails/emails-section'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS, submit } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, within } from '@/tests/support/screens/testing'

const FORM_ID = '5a1f6a52-6d0c-4f0e-9a57-2f4a4f0f3c22'

const open = (change?: Partial<TimeSlotPage>) => renderPageSection(<EmailsSection />, change)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))

async function answer(path: string): Promise<Response> {
  if (path === '/api/settings') return Response.json(SETTINGS)
  return Response.json(path === '/api/forms' ? [{ id: FORM_ID, title: 'Feedback', isPublished: false }] : [])
}

beforeEach(() => vi.stubGlobal('fetch', answer))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<RemindersSection>', () => {
  it('adds up to five reminders, each at another time, and focuses the new one', async () => {
    const { sent } = open()
    expect(screen.getByText('No reminders are sent.')).toBeTruthy()
    for (let number = 1; number <= 5; number += 1) {
      press('Add reminder')
      expect(document.activeElement).toBe(labelled(`Reminder ${number}: before the start`))
    }
    expect(screen.queryByRole('button', { name: 'Add reminder' })).toBeNull()
    expect(screen.getByText(/^Sent 7 days, 2 days, 1 day, 1 hour and 15 minutes before the start\./)).toBeTruthy()
    expect(await sent()).toMatchObject({
      reminders: [10_080, 2880, 1440, 60, 15].map((minutesBefore) => ({ minutesBefore, to: 'attendee' })),
    })
  })

  it('changes time, readers and words of one, and removes another', async () => {
    const { sent } = open({
      reminders: [
        { minutesBefore: 1440, to: 'attendee' },
        { minutesBefore: 120, to: 'attendee', text: 'Bring your notes' },
      ],
    })
    expect(labelled<HTMLTextAreaElement>('Reminder 2: your own words').value).toBe('Bring your notes')
    press('Remove reminder 1')
    expect(document.activeElement).toBe(labelled('Reminder 1: before the start'))
    expect(labelled<HTMLInputElement>('Reminder 1: before the start').value).toBe('2')
    expect(labelled<HTMLSelectElement>('Reminder 1: minutes, hours or days').value).toBe('hours')
    enter(labelled('Reminder 1: minutes, hours or days'), 'minutes')
    enter(labelled('Reminder 1: before the start'), '45')
    enter(labelled('Reminder 1: sent to'), 'both')
    enter(labelled('Reminder 1: your own words'), '')
    expect(await sent()).toHaveProperty('reminders', [{ minutesBefore: 45, to: 'both' }])
  })

  it('has the words of one in each language of the page, and leaves out those that are emptied', async () => {
    const { sent } = open({
      ...{ textLanguage: 'en', translations: { de: { title: 'Gespräch' }, tr: { title: 'Görüşme' } } },
      reminders: [{ minutesBefore: 60, to: 'attendee', text: 'Soon', translations: { tr: { text: 'Az sonra' } } }],
    })
    const words = () => labelled<HTMLTextAreaElement>('Reminder 1: your own words')
    const choose = (language: string) => enter(labelled('Reminder 1: language of your words'), language)
    choose('de')
    expect([words().value, words().placeholder, words().lang]).toEqual(['', 'Soon', 'de'])
    enter(words(), 'Bald')
    choose('tr')
    expect(words().value).toBe('Az sonra')
    enter(words(), '')
    choose('en')
    expect(words().value).toBe('Soon')
    expect(await sent()).toHaveProperty('reminders', [
      { minutesBefore: 60, to: 'attendee', text: 'Soon', translations: { de: { text: 'Bald' } } },
    ])
  })

  it('refuses two at one time and one that is too late', async () => {
    const { save } = open({
      reminders: [
        { minutesBefore: 60, to: 'attendee' },
        { minutesBefore: 30, to: 'attendee' },
      ],
    })
    const second = labelled('Reminder 2: before the start')
    enter(second, '60')
    submit()
    await vi.waitFor(() => expect(descriptionOf(second)).toContain('Two reminders go out at this time'))
    enter(second, '4')
    await vi.waitFor(() => expect(descriptionOf(second)).toContain('from 5 to 43,200'))
    expect(save).not.toHaveBeenCalled()
  })
})

describe('<FollowUpSection>', () => {
  it('sends words and a form after the end', async () => {
    const { user, sent } = open()
    toggle('Send a follow-up')
    expect(screen.getByText('Sent 1 hour after the end.')).toBeTruthy()
    enter(labelled('Follow-up: minutes, hours or days'), 'days')
    enter(labelled('Follow-up: text'), 'Thanks, {{attendee_name}}!')
    const titles = () => [...document.querySelectorAll('option')].map((option) => option.textContent)
    await vi.waitFor(() => expect(titles()).toContain('Feedback'))
    labelled('Follow-up: form').focus()
    await user.keyboard('f')
    expect(screen.getByText("This form isn't published, so the email has no link to it yet.")).toBeTruthy()
    expect(await sent()).toMatchObject({
      followUp: { minutesAfter: 1440, text: 'Thanks, {{attendee_name}}!', formId: FORM_ID },
    })
  })

  it('is refused with neither words nor a form, and can be switched off', async () => {
    const { sent } = open({ followUp: { minutesAfter: 0, text: 'Thanks' } })
    expect(screen.getByText('Sent as soon as the meeting ends.')).toBeTruthy()
    enter(labelled('Follow-up: text'), '')
    submit()
    await vi.waitFor(() => expect(descriptionOf(labelled('Follow-up: text'))).toContain('Required'))
    toggle('Send a follow-up')
    expect(await sent()).toMatchObject({ followUp: null })
  })
})

describe('<MailTextsSection>', () => {
  it('inserts variables where the caret is, in a subject only short ones', async () => {
    const { user, sent } = open({ mailTexts: { cancellation: 'See you' } })
    const area = labelled<HTMLTextAreaElement>('Text')
    enter(area, 'Hi , this is ')
    area.setSelectionRange(3, 3)
    const variables = within(screen.getByRole('group', { name: 'Insert into the text' }))
    await user.click(variables.getByRole('button', { name: "Attendee's name" }))
    expect(document.activeElement).toBe(area)
    expect(area.selectionStart).toBe('Hi {{attendee_name}}'.length)
    area.setSelectionRange(area.value.length, area.value.length)
    await user.click(variables.getByRole('button', { name: 'Your name' }))
    const text = 'Hi {{attendee_name}}, this is {{owner_name}}'
    expect(area.value).toBe(text)
    const short = within(screen.getByRole('group', { name: 'Insert into the subject' }))
    expect(short.queryByRole('button', { name: 'Location' })).toBeNull()
    await user.click(short.getByRole('button', { name: 'Page title' }))
    enter(labelled('Email'), 'cancellation')
    expect(labelled<HTMLTextAreaElement>('Text').value).toBe('See you')
    enter(labelled('Text'), '')
    expect(await sent()).toMatchObject({
      mailTexts: { confirmation: text },
      mailWords: { confirmation: { subject: '{{page_title}}' } },
    })
  })

  it('tells an unknown variable and a text that is too long while it is typed', () => {
    open({ mailTexts: { reminder: 'x'.repeat(1999) } })
    const area = labelled('Text')
    enter(area, 'Hi {{first_name}}')
    expect(descriptionOf(area)).toContain('We do not know the variable first_name')
    expect(area.getAttribute('aria-invalid')).toBe('true')
    enter(labelled('Email'), 'reminder')
    enter(labelled('Text'), 'x'.repeat(2001))
    expect(screen.getByText('2,001 of 2,000')).toBeTruthy()
  })

  it('has each mail in each language of the page, and sends no empty words', async () => {
    const { sent } = open({
      translations: { de: { title: 'Kennenlernen' } },
      mailTexts: { confirmation: 'See you' },
      mailWords: { declined: { text: 'Sorry' }, moved: { translations: { fr: { text: 'Nouvelle heure' } } } },
    })
    expect([...labelled<HTMLSelectElement>('Language of the email').options].map(({ value }) => value)).toEqual([
      'en',
      'de',
      'fr',
    ])
    const names = [...labelled<HTMLSelectElement>('Email').options].map(({ text }) => text)
    expect(names.filter((name) => name.endsWith('(your words)'))).toHaveLength(3)
    enter(labelled('Language of the email'), 'de')
    expect(labelled<HTMLTextAreaElement>('Text').placeholder).toBe('See you')
    enter(labelled('Text'), 'Bis dann')
    enter(labelled('Email'), 'declined')
    enter(labelled('Subject'), 'Leider nicht')
    enter(labelled('Email'), 'moved')
    enter(labelled('Language of the email'), 'fr')
    enter(labelled('Text'), '')
    expect((await sent())?.mailWords).toEqual({
      confirmation: { translations: { de: { text: 'Bis dann' } } },
      declined: { text: 'Sorry', translations: { de: { subject: 'Leider nicht' } } },
    })
  })

  it('shows the whole mail as the server draws it, of what is in the form', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (!path.endsWith('/preview-mail')) return answer(path)
      asked.push(JSON.parse(String(init?.body)))
      return Response.json({ subject: 'Booked', text: '', html: '<p>Hello</p>' })
    })
    open()
    enter(labelled('Subject'), 'Booked')
    press('Show the email')
    const frame = await vi.waitFor(() => screen.getByTitle<HTMLIFrameElement>('The email with a sample booking'))
    expect([frame.srcdoc, frame.getAttribute('sandbox')]).toEqual(['<p>Hello</p>', ''])
    expect(screen.getByText('Subject: Booked')).toBeTruthy()
    expect(asked[0]).toMatchObject({
      mail: 'confirmation',
      language: null,
      page: { mailWords: { confirmation: { subject: 'Booked' } } },
    })
    press('Hide the email')
    expect(screen.queryByTitle('The email with a sample booking')).toBeNull()
  })
})
