import { describe, expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, mailsTo, newEmail, signInByMail } from '@/tests/support/api/owner'

vi.hoisted(() => Object.assign(process.env, { LIMIT_LINKS_EMAIL: '5/900', LIMIT_LINKS_IP: '20/900' }))

const SENT_ALREADY =
  'We already sent login links to this address. Check your inbox: the latest three work for 15 minutes.'

let lastAddress = 0
/** Somebody at a network address of their own. */
function somebody() {
  lastAddress += 1
  const headers = { 'x-slotform-peer': `203.0.113.${lastAddress}` }
  const client = new ApiClient()
  return { client, ask: (email: string) => client.post('/api/auth/send-magic-link', { email }, { headers }) }
}

async function askTimes(count: number, email: string, person = somebody()) {
  const links: string[] = []
  for (let asked = 0; asked < count; asked += 1) {
    expect((await person.ask(email)).status).toBe(200)
    links.push(await loginLink(email))
  }
  return links
}

async function press(link: string, client = new ApiClient()): Promise<string | null> {
  const answer = await client.post(link, undefined, { headers: { origin: 'http://localhost:3000' } })
  return new URL(answer.headers.get('location') ?? '').searchParams.get('error')
}

describe('POST /api/auth/send-magic-link', () => {
  it('keeps the newest three links of one requester valid, each once', async () => {
    const links = await askTimes(4, newEmail())
    expect(await press(links[0] ?? '')).toBe('invalid_token')
    for (const link of links.slice(1)) expect(await press(link)).toBeNull()
    for (const link of links.slice(1)) expect(await press(link)).toBe('token_already_used')
  })

  it('signs in the browser that asked by the older of its links too', async () => {
    const email = newEmail()
    const asker = somebody()
    const [older] = await askTimes(2, email, asker)
    await asker.client.get(older ?? '')
    expect((await asker.client.get('/api/user')).body).toMatchObject({ email })
  })

  it('leaves the link that somebody has in hand alone, however often a stranger asks for others', async () => {
    const email = newEmail()
    const victim = somebody()
    const [link] = await askTimes(1, email, victim)
    await askTimes(4, email)
    expect((await somebody().ask(email)).status).toBe(429)
    await victim.client.get(link ?? '')
    expect((await victim.client.get('/api/user')).body).toMatchObject({ email })
  })

  it('counts a mailbox, however its address is spelled', async () => {
    const email = newEmail()
    const tagged = (tag: number) => email.replace('@', `+${tag}@`)
    for (let asked = 0; asked < 5; asked += 1) expect((await somebody().ask(tagged(asked))).status).toBe(200)
    expect((await somebody().ask(tagged(5))).status).toBe(429)
    expect((await somebody().ask(email.toUpperCase())).status).toBe(429)
  })

  it('does not refuse a browser that signed in to the address before', async () => {
    const email = newEmail()
    const owner = Object.assign(somebody(), { client: await signInByMail(email) })
    await owner.client.post('/api/logout')
    const stranger = somebody()
    while ((await stranger.ask(email)).status === 200);
    const headers = { 'x-slotform-peer': '203.0.113.250' }
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await owner.client.post('/api/auth/send-magic-link', { email }, { headers })).status).toBe(200)
    }
    expect((await owner.client.post('/api/auth/send-magic-link', { email }, { headers })).status).toBe(429)
    await owner.client.get(await loginLink(email))
    expect((await owner.client.get('/api/user')).body).toMatchObject({ email })
  })

  it('lets the cookie of one address open no other limit, and no forged cookie', async () => {
    const email = newEmail()
    await askTimes(5, email)
    const other = await signInByMail()
    expect((await other.post('/api/auth/send-magic-link', { email })).status).toBe(429)
    other.cookies.set('slotform.known', `${'a'.repeat(22)}.9999999999.${'b'.repeat(43)}`)
    expect((await other.post('/api/auth/send-magic-link', { email })).status).toBe(429)
  })

  it('tells any other browser that links were sent, one of which signs in', async () => {
    const email = newEmail()
    const links = await askTimes(5, email)
    const refused = await somebody().ask(email)
    expect(refused).toMatchObject({ status: 429, body: { message: SENT_ALREADY } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await press(links.at(-1) ?? '')).toBeNull()
  })

  it('answers the same for addresses with and without an account, also beyond the limit', async () => {
    const known = newEmail()
    await signInByMail(known)
    const unknown = newEmail()
    await askTimes(4, known)
    await askTimes(5, unknown)
    const answers = [await somebody().ask(known), await somebody().ask(unknown)]
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it.each(['admin@ｅxample.com', 'a＠x.com@y.com', 'ﬁ@example.com', 'a@127.0.0.11'])('refuses %j', async (email) => {
    expect(await somebody().ask(email)).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address.' },
    })
  })

  it('takes a domain in its own script for its ASCII spelling', async () => {
    await somebody().ask('ada@MÜLLER.example')
    await somebody().ask('ada@xn--mller-kva.example')
    expect(await mailsTo('ada@xn--mller-kva.example')).toHaveLength(2)
  })
})
