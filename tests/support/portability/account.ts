import { expect } from 'vitest'
import type { Rule } from '@/lib/shared/forms/rule'
import { book } from '../api/bookings'
import { ApiClient } from '../api/client'
import { newEmail, signInOwner } from '../api/owner'
import { PDF } from '../factories/file-contents'
import { addQuestion, createForm, replaceRules } from '../factories/forms'
import { createMeeting } from '../factories/meetings'
import { saveSettings } from '../factories/owners'
import { createPage, inDays, visitor } from '../factories/pages'
import { createResponse } from '../factories/responses'
import { addTimeOff } from '../factories/time-off'
import { type Archive, readArchive } from './archive'

export type Account = Awaited<ReturnType<typeof fillAccount>>
type Owner = Awaited<ReturnType<typeof signInOwner>>

/** An owner with at least one thing of each kind. FILES_URL must name a folder. */
export async function fillAccount() {
  const owner = await signInOwner()
  await saveSettings(owner, { fullName: 'Ada Özgür', timezone: 'Europe/Istanbul', bio: 'Hello', weekStartDay: 0 })
  await addTimeOff(owner, { title: 'Vacation' })
  const form = await createForm(owner, { title: 'Feedback 😀', translations: { de: { title: 'Rückmeldung' } } })
  const [text, choice, file] = [
    await addQuestion(owner, form.id, 'text'),
    await addQuestion(owner, form.id, 'select'),
    await addQuestion(owner, form.id, 'file'),
  ]
  const grades = [{ label: 'Good', translations: { de: 'Gut' } }]
  await addQuestion(owner, form.id, 'matrix', { settings: { rows: [{ label: 'Price' }], columns: grades } })
  const endings = [{ id: 'thanks', title: 'Thanks', translations: { de: { title: 'Danke' } } }]
  await owner.patch(`/api/forms/${form.id}`, { endings })
  await replaceRules(owner, form.id, [
    {
      match: 'all',
      conditions: [{ questionId: choice.id, operator: 'equals', value: choice.options[0]?.value ?? '' }],
      actions: [{ type: 'message', text: 'Red it is', translations: { de: 'Rot also' } }],
    },
  ] as Rule[])
  const page = await createPage(owner, {
    title: 'Intro call',
    formId: form.id,
    maxGuests: 2,
    limits: [{ per: 'day', max: 5 }],
    reminders: [{ minutesBefore: 60, to: 'attendee' }],
    followUp: { minutesAfter: 10, text: 'How was it?', formId: form.id },
  })
  const secret = await createPage(owner, { title: 'By invitation', visibility: 'secret' })
  const link = (await owner.post(`/api/time-slot-pages/${secret.id}/links`, { maxUses: 3 })).body as {
    id: string
    url: string
  }
  await owner.patch(`/api/forms/${form.id}`, { nextPageId: page.id, maxResponses: 50 })
  const sent = await new ApiClient().post(`/api/public/forms/${form.slug}/files/${file.id}`, undefined, {
    raw: PDF,
    headers: { 'X-File-Name': 'cv.pdf' },
  })
  expect(sent.status).toBe(201)
  const { id: fileId } = sent.body as { id: string }
  const responseId = await createResponse(new ApiClient(), form.slug, {
    [text.id]: 'Line one\nand "two"',
    [choice.id]: choice.options[0]?.value,
    [file.id]: [fileId],
  })
  const attendee = newEmail('vera')
  const booked = await book(
    page.slug,
    visitor(inDays(5, 10), {
      attendeeEmail: attendee,
      guests: ['guest@example.com'],
      responses: { [text.id]: 'Booked' },
    }),
  )
  expect(booked.status).toBe(201)
  const meeting = await createMeeting(owner, { title: 'Planning', attendees: ['someone@example.com'] })
  return { owner, form, page, secret, link, fileId, responseId, attendee, booking: booked.body.booking, meeting }
}

export async function exportOf(owner: Owner): Promise<Archive> {
  return readArchive(await downloadOf(owner))
}

export async function downloadOf(owner: Owner): Promise<Buffer> {
  const made = await owner.post('/api/export')
  expect(made).toMatchObject({ status: 201, body: { id: expect.any(String), status: 'ready' } })
  const { id } = made.body as { id: string }
  const answer = await owner.get(`/api/export/${id}`)
  expect(answer.status).toBe(200)
  return answer.bytes
}
