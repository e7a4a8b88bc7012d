import { randomUUID } from 'node:crypto'
import { POST as submitForm } from '@/app/api/public/forms/[slug]/submit/route'
import type { AnswersView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { readTypedForm } from '@/lib/api/typed-form'
import { readFields, readPrefilled } from '@/lib/forms/answers/draft-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { patternsOf } from '@/lib/forms/answers/pattern'
import { readSeen, readTold, validateFields } from '@/lib/forms/answers/validate-fields'
import type { PublicForm } from '@/lib/forms/form'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { preparePatterns } from '@/lib/forms/server/prepare-patterns'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import type { Submitted } from '@/lib/forms/server/submit'
import { MIN_ELAPSED_MS } from '@/lib/forms/time-trap'
import { env } from '@/lib/platform/env'
import { networkAddress } from '@/lib/request/address'
import { redirectOf } from '@/lib/shared/forms/rule'
import { checkTextsOf, sayCheck } from '@/messages/check'
import { attemptKey } from './attempt-key'
import { missing, plainPage, type Visit } from './visit'

const PARTS = ['form', 'answerChecks', 'answerControls', 'visitorChecks', 'tryAgain'] as const

/** A press on the button is often a second one within moments; a cached page has no key of its own to tell it by. */
const KEYLESS_MS = 10 * 60 * 1000

export const drawAnswers = plainPage<AnswersView>(PARTS, async (visit) => {
  const { slug } = visit.params
  const form = (await findFormToDraw(slug, visit.texts.language, visit.now))?.form
  if (!form) return missing(visit, 'form')
  await preparePatterns(patternsOf(form.questions))
  const isPost = visit.request.method === 'POST'
  const fields = isPost ? await readTypedForm(visit.request) : new URLSearchParams()
  const answers = isPost
    ? readFields(form.questions, fields, FULL_KIT)
    : readPrefilled(form.questions, visit.query.toString(), FULL_KIT)
  const blank: AnswersView = {
    slug,
    form,
    attemptKey: fields.get('key') || randomUUID(),
    answers: [...answers],
    seen: readSeen(form, fields),
    isJudged: false,
    more: null,
    isHeldBack: false,
    failure: null,
  }
  if (!isPost || form.closed) return { title: form.title, status: isPost ? 409 : 200, view: blank }
  return submit(visit, blank, fields)
})

async function submit(visit: Visit, blank: AnswersView, fields: URLSearchParams) {
  const { slug, form, answers } = blank
  const { t, say } = visit.texts.part('plain')
  const title = say(t.notSentTitle, { title: form.title })
  const validated = validateFields(
    form,
    new Map(answers),
    { seen: blank.seen, told: readTold(fields) },
    visit.texts.locale,
  )
  if (validated.issues.length > 0 || validated.more) {
    return { title, status: 400, view: { ...blank, isJudged: true, more: validated.more } }
  }
  const responses = Object.fromEntries(validated.answers)
  const key = fields.get('key') || keyOfVisitor(visit)
  const { data, failure } = await callRoute<Submitted>(submitForm, visit.request.headers, {
    path: `/api/public/forms/${slug}/submit?lang=${visit.texts.language}`,
    params: { slug },
    body: { responses, ...sentBy(fields) },
    idempotencyKey: attemptKey(key, responses),
  })
  if (data && fields.get('website')) {
    // Sent again, it is another attempt.
    return { title, status: 200, view: { ...blank, attemptKey: randomUUID(), isHeldBack: true } }
  }
  if (data) return { redirect: sentPath(slug, form, { ...validated.logic, response: data.responseToken }) }
  const { status, retryAfterSeconds } = failure
  // It was closed while it was being answered.
  const closed =
    failure.code === 'form_closed' ? { text: sayCheck(checkTextsOf(visit.texts), failure.message) } : form.closed
  const view = { ...blank, form: { ...form, closed }, isJudged: true, failure }
  return { title, status, retryAfterSeconds, view }
}

/** The fields that only the form's own page sends. The server does not know how long the page was open. */
function sentBy(fields: URLSearchParams) {
  const website = fields.get('website')
  return website === null ? {} : { website, elapsedMs: MIN_ELAPSED_MS }
}

type Outcome = Pick<LogicOutcome, 'redirectUrl' | 'endingId'> & { response: string | undefined }

function sentPath(slug: string, { rules }: PublicForm, { redirectUrl, endingId, response }: Outcome): string {
  const rule = redirectUrl && rules.find((one) => redirectOf(one) === redirectUrl)
  const query = new URLSearchParams({
    ...(rule && { rule: rule.id }),
    ...(endingId && { ending: endingId }),
    // A redirect comes before the booking page.
    ...(response && !redirectUrl && { [RESPONSE_PARAM]: response }),
  })
  return `/form/${slug}/sent${query.size > 0 ? `?${query}` : ''}`
}

function keyOfVisitor({ request: { headers }, now }: Visit): string {
  const address = networkAddress(headers, env().TRUST_PROXY, process.env.SLOTFORM_NODE_SERVER === '1')
  return [address, headers.get('user-agent'), Math.floor(now.getTime() / KEYLESS_MS)].join(' ')
}
