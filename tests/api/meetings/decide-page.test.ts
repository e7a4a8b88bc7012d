import { describe, expect, it } from 'vitest'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const reader = new ApiClient()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function openRequest() {
  const owner = await signInOwner()
  const page = await createPage(owner, { approval: 'always' })
  const guest = { attendeeName: 'Vera <b>Visitor</b>', attendeeEmail: newEmail() }
  const { body } = await book(page.slug, visitor(inDays(3, 10), guest))
  const notice = (await mailsTo(owner.email)).at(-1)
  const { pathname: path } = new URL(/https?:\S+\/api\/requests\/\S+/.exec(notice?.text ?? '')?.[0] ?? '')
  const api = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
  const read = async () => ((await reader.get(api)) as Answer<BothInApi>).body.booking
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const sent = new URLSearchParams({ startTime: body.booking.startTime, ...fields })
    return reader.send('POST', path, { raw: sent.toString(), headers: { ...FORM, ...headers } })
  }
  return { owner, path, api, read, send, email: guest.attendeeEmail, meeting: body.meeting }
}

describe('GET /api/requests/{token}', () => {
  it('shows the request with one button and changes nothing, however often', async () => {
    const { path, read } = await openRequest()
    for (const query of ['?decision=approve', '?decision=decline', '']) {
      const { status, text, headers } = await reader.get(path + query)
      expect(status).toBe(200)
      expect(text).toContain('Vera &#60;b&#62;Visitor')
      expect(text).toContain(query === '?decision=decline' ? '>Decline</button>' : '>Approve</button>')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await reader.send('HEAD', `${path}?decision=approve`, {})).status).toBe(200)
    expect((await read()).status).toBe('pending')
  })

  it('is a page of its own for a token that is not ours, also the attendee’s', async () => {
    const { api } = await openRequest()
    for (const token of ['no-such-token', api.split('/').at(-1)]) {
      const { status, text } = await reader.get(`/api/requests/${token}`)
      expect([status, text.includes('Nothing to decide here')]).toEqual([404, true])
    }
  })
})

describe('POST /api/requests/{token}', () => {
  it('approves, and leads to a page that says so', async () => {
    const { path, read, send, email } = await openRequest()
    const { status, headers } = await send({ decision: 'approve' })
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000${path}`])
    expect((await read()).status).toBe('confirmed')
    const { text } = await reader.get(path)
    expect(text).toContain('<h1>Approved</h1>')
    expect(text).not.toContain('<form')
    expect((await send({ decision: 'decline' })).status).toBe(303)
    expect((await read()).status).toBe('confirmed')
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Confirmed'))).toHaveLength(1)
  })

  it('declines with words for the attendee', async () => {
    const { path, read, send, email } = await openRequest()
    await mailsTo(email)
    await send({ decision: 'decline', reason: 'Not this week' })
    expect((await read()).history.at(-1)).toMatchObject({ by: 'owner', what: 'declined', reason: 'Not this week' })
    expect((await mailsTo(email)).at(-1)?.text).toContain('Not this week')
    expect((await reader.get(path)).text).toContain('<h1>Declined</h1>')
    expect((await send({ decision: 'decline', reason: 'x'.repeat(5001) })).status).toBe(400)
  })

  it('decides no other time than the one that was shown', async () => {
    const { api, path, read, send } = await openRequest()
    await reader.post(`${api}/move`, { startTime: inDays(4, 10) })
    const { headers } = await send({ decision: 'approve' })
    expect(headers.get('location')).toBe(`http://localhost:3000${path}?decision=approve&moved=1`)
    expect((await reader.get(`${path}?decision=approve&moved=1`)).text).toContain('The request has a new time')
    expect((await read()).status).toBe('pending')
  })

  it('needs a decision, which may stand in the address alone', async () => {
    const { path, read } = await openRequest()
    expect((await reader.send('POST', path, {})).status).toBe(303)
    expect((await read()).status).toBe('pending')
    expect((await reader.send('POST', `${path}?decision=decline`, {})).status).toBe(303)
    expect((await read()).status).toBe('declined')
  })

  it('refuses a form of another site', async () => {
    const { read, send } = await openRequest()
    expect((await send({ decision: 'approve' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await read()).status).toBe('pending')
  })
})
