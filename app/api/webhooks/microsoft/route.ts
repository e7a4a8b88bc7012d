import { readText } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { webhookRoute } from '@/lib/api/webhook'
import { receiveMicrosoftMessages, repeatChallenge } from '@/lib/calendars/feeds/microsoft-webhook'

const TEXT = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: webhookRoute(async ({ request, now }) => {
    const challenge = new URL(request.url).searchParams.get('validationToken')
    if (challenge !== null) return new Response(repeatChallenge(challenge), { headers: TEXT })
    await receiveMicrosoftMessages(await readText(request), now)
    return new Response(null, { status: 202, headers: TEXT })
  }),
})
