import type { FakeAnswer, FakeRequest, Route } from '@/dev/fake-providers/routing'
import { matchPath } from '@/dev/fake-providers/routing'
import type { Ask, Reader } from '@/lib/arrivals/reading/reader'
import { runStep, type Send, type Step } from '@/lib/arrivals/reading/step'

const ORIGIN = 'https://source.example'

/** Answers what a reader asks by the routes of a fake tool, without a server. */
export function answering(routes: readonly Route[], prefix: string, token: string) {
  const asked: Ask[] = []
  const send: Send = async (ask, budget) => {
    asked.push(ask)
    budget.left -= 1
    const path = prefix + ask.path
    for (const route of routes) {
      const params = matchPath(route.pattern, path)
      if (!params) continue
      const headers = { ...ask.headers, authorization: `Bearer ${token}` }
      const query = new URLSearchParams(ask.query)
      const text = { rawQuery: query.toString(), text: '', json: undefined, form: new URLSearchParams() }
      const request: FakeRequest = { method: 'GET', params, path, query, headers, ...text, origin: ORIGIN, fault: null }
      const { json } = (await route.handle(request)) as FakeAnswer
      return { kind: 'answer', text: JSON.stringify(json), value: json }
    }
    return { kind: 'without' }
  }
  return { asked, send }
}

/** All steps of a reading, each as the next request would continue it. */
export async function readAll(reader: Reader, send: Send, since: Date): Promise<Step[]> {
  const steps: Step[] = []
  let from: Step['next'] = { place: null, since, done: 0 }
  while (from) {
    const step = await runStep(reader, JSON.parse(JSON.stringify(from), revive), send)
    steps.push(step)
    from = step.next
  }
  return steps
}

const revive = (key: string, value: unknown) => (key === 'since' ? new Date(String(value)) : value)
