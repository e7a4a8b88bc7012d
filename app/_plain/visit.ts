import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import type { PlainProps, Trouble } from '@/components/visitor/plain/views'
import { hintOf, type MissingKind } from '@/components/visitor/shared/missing-message'
import { statusOf, toRefusal } from '@/lib/api/respond'
import { languageByToken, languageOfBooking } from '@/lib/meetings/server/booking/booking-language'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import { env } from '@/lib/platform/env'
import { readTimedToken } from '@/lib/platform/tokens'
import { languageAsked } from '@/lib/request/language'
import { ownerLanguageAt } from '@/lib/settings/owner-language'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import type { SharedPartName, Texts } from '@/messages/texts'
import { languageToCarry } from './carry-language'
import { refusalWords } from './refusal-words'

/** The request for a page without scripts, parsed. */
export type Visit = {
  request: Request
  /** `start` and such as they stand in the path; the slug in small letters. */
  params: { slug: string; start: string; token: string }
  query: URLSearchParams
  /** In the language that the visitor asks for; or else of the booking, or of the page's owner. */
  texts: Texts
  now: Date
}

/** `parts`: texts that this page needs, and others of its kind do not. */
export type Drawn<View> =
  | {
      status?: number
      retryAfterSeconds?: number | null
      title: string
      parts?: readonly SharedPartName[]
      view: View
    }
  | { redirect: string }
  | { status: number; trouble: Trouble; retryAfterSeconds?: number | null }

export type NotFound = { status: 404; trouble: Trouble }

type Draw<View> = (visit: Visit) => Promise<Drawn<View>>

/**
 * The `getServerSideProps` of a page without scripts: gives `draw` the request and answers with the page, with another
 * address, or with a message. `parts` are the texts that the page's screen uses.
 */
export function plainPage<View extends object>(parts: readonly SharedPartName[], draw: Draw<View>) {
  return async (context: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PlainProps & Partial<View>>> => {
    const visit = await toVisit(context)
    const drawn = await drawOrExplain(draw, visit)
    if ('redirect' in drawn)
      return redirect(context, withLanguage(drawn.redirect, languageToCarry(visit.request.headers, visit.query)))
    const { res } = context
    res.statusCode = drawn.status ?? 200
    res.setHeader('Cache-Control', 'no-store')
    if (drawn.retryAfterSeconds) res.setHeader('Retry-After', String(drawn.retryAfterSeconds))
    return { props: toJson(toProps(drawn, visit, parts)) as PlainProps & Partial<View> }
  }
}

type Page<View> = Exclude<Drawn<View>, { redirect: string }>

function toProps<View extends object>(
  drawn: Page<View>,
  { texts }: Visit,
  parts: readonly SharedPartName[],
): PlainProps & Partial<View> {
  const trouble = 'trouble' in drawn ? drawn.trouble : null
  const view: Partial<View> = 'view' in drawn ? drawn.view : {}
  const more = ('parts' in drawn && drawn.parts) || []
  const title = 'title' in drawn ? drawn.title : drawn.trouble.title
  return {
    ...view,
    texts: texts.pick(...parts, ...more, 'plain', 'language', 'visitorErrors', 'visitorChecks'),
    title: texts.say(texts.t.plain.pageTitle, { title }),
    trouble,
  }
}

async function drawOrExplain<View>(draw: Draw<View>, visit: Visit): Promise<Drawn<View>> {
  try {
    return await draw(visit)
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return {
      status: statusOf(refusal),
      trouble: { title: visit.texts.t.plain.trouble, text: refusalWords(refusal, visit.texts) },
      retryAfterSeconds: refusal.retryAfterSeconds,
    }
  }
}

/** The 404 of an address that leads to no page or form. */
export function missing({ texts: { t } }: Visit, kind: MissingKind): NotFound {
  const { title, kinds } = t.missing
  return { status: 404, trouble: { title, text: kinds[kind], hint: hintOf(kind, t.missing) } }
}

export function notFound({ texts: { t } }: Visit, text: string): NotFound {
  return { status: 404, trouble: { title: t.missing.title, text } }
}

async function toVisit({ req, params, query }: GetServerSidePropsContext): Promise<Visit> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? '']))
  const read = (name: string) => String(params?.[name] ?? '')
  const visit = {
    request: toRequest(req),
    params: { slug: read('slug').toLowerCase(), start: read('start'), token: read('token') },
    query: new URLSearchParams(pairs.filter(([name = '']) => !(params && name in params))),
    now: new Date(),
  }
  return { ...visit, texts: textsOf(await languageOf(visit)) }
}

async function languageOf({ request, params, query, now }: Omit<Visit, 'texts'>): Promise<Language> {
  const asked = languageAsked(request.headers, query)
  if (asked) return asked
  const { slug, token } = params
  if (slug) return ownerLanguageAt(new URL(request.url).pathname.startsWith('/form/') ? 'form' : 'page', slug)
  const booked = readTimedToken('booked', query.get('booking') ?? '', now)
  return (await (booked ? languageOfBooking(booked) : languageByToken(token))) ?? DEFAULT_LANGUAGE
}

function toRequest(req: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const init = { method: req.method, headers }
  const url = new URL(req.url ?? '/', env().APP_URL)
  if (req.method !== 'POST') return new Request(url, { ...init, method: 'GET' })
  return new Request(url, { ...init, body: Readable.toWeb(req) as ReadableStream, duplex: 'half' } as RequestInit)
}

/** 303 makes a GET of it, so that a reload does not send the form again. */
function redirect(
  { res }: GetServerSidePropsContext,
  destination: string,
): { redirect: { destination: string; statusCode: 303 } } {
  res.setHeader('Cache-Control', 'no-store')
  return { redirect: { destination, statusCode: 303 } }
}

/** Next refuses `undefined` in what it hands to a page. */
function toJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
