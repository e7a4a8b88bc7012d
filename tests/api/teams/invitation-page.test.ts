import { expect, it, vi } from 'vitest'
import InvitationPage, { generateMetadata } from '@/app/(request)/invitation/[token]/page'
import { SESSION_COOKIE } from '@/tests/support/database/session'
import { saveSettings } from '@/tests/support/factories/owners'
import { invitationTo, makeTeam, signInMember } from '@/tests/support/factories/teams'

const asked = { path: '/', cookie: '' }

// A page reads its request from Next, which draws nothing here.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-slotform-path': asked.path, 'accept-language': 'fr' }),
  cookies: async () => ({ get: () => ({ value: asked.cookie }) }),
}))

/** Its title, and all that its server sends to the browser. */
async function draw(token: string, { cookie = '', query = '' }: { cookie?: string; query?: string }) {
  Object.assign(asked, { path: `/invitation/${token}${query}`, cookie })
  const page = JSON.stringify(await InvitationPage({ params: Promise.resolve({ token }) }))
  return `${(await generateMetadata()).title}\n${page}`
}

it('InvitationPage is in the language of whoever is signed in, else in the one of the browser', async () => {
  const [ada, ben] = [await signInMember(), await signInMember()]
  const team = await makeTeam(ada)
  await ada.post(`/api/teams/${team.id}/invitations`, { email: ben.email, role: 'editor' })
  const token = await invitationTo(ben.email)
  const cookie = ben.cookies.get(SESSION_COOKIE) ?? ''
  const [german, french] = [/^Einladung\n.*Bearbeiter/, /^Invitation\n.*Éditeur/]
  expect(await draw(token, {})).toMatch(french)
  expect(await draw(token, { cookie })).toMatch(french)
  await saveSettings(ben, { language: 'de' })
  expect(await draw(token, { cookie })).toMatch(german)
  expect(await draw(token, { cookie, query: '?lang=fr' })).toMatch(french)
  expect(await draw(token, {})).toMatch(french)
})
