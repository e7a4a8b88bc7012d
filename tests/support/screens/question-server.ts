import { vi } from 'vitest'
import { rulesNaming } from '@/lib/forms/edit-steps'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { FEEDBACK } from '../factories/feedback'

type Call = { method: string; path: string; body: unknown }

/** The calls of a form's questions on a list in memory, in place of `fetch`. */
export function serveQuestions(questions: Question[], rules: Rule[] = []) {
  const server = { questions, rules, calls: [] as Call[], refuse: null as ((call: Call) => Response | null) | null }
  const number = (list: Question[]) => {
    server.questions = list.map((question, order) => ({ ...question, order }))
  }
  number(questions)

  function answer({ method, path, body }: Call): Response {
    const [name = '', id = '', action] = path.split('/').slice(4)
    const given = body as Partial<Question> & { ids: string[]; rules: Rule[] }
    const stored = server.questions.find((question) => question.id === id)
    if (name === '') return Response.json(FEEDBACK)
    if (name.includes('rules')) {
      if (method === 'PUT') server.rules = given.rules
      return Response.json(server.rules)
    }
    if (method === 'GET') return Response.json(server.questions)
    if (id === 'order') {
      number(given.ids.flatMap((wanted) => server.questions.filter((question) => question.id === wanted)))
      return Response.json(server.questions)
    }
    if (method === 'POST') {
      const made = {
        settings: {},
        validation: {},
        ...(stored ?? given),
        id: given?.id ?? `new${server.calls.length}`,
      } as Question
      const place = stored ? stored.order + 1 : (given.order ?? server.questions.length)
      number(server.questions.toSpliced(place, 0, { ...made, options: withValues(made.options ?? []) }))
      return Response.json(server.questions[place], { status: 201 })
    }
    if (!stored) return Response.json({ code: 'question_not_found', message: 'Gone' }, { status: 404 })
    if (method === 'DELETE') {
      number(server.questions.filter((question) => question.id !== id))
      const lost = rulesNaming(server.rules, id)
      server.rules = server.rules.filter((rule) => !lost.includes(rule))
      return new Response(null, { status: 204 })
    }
    const changed = { ...stored, ...given, options: withValues(given.options ?? stored.options) }
    number(server.questions.map((question) => (question.id === id ? changed : question)))
    return Response.json(
      server.questions.find((question) => question.id === id),
      { status: action ? 404 : 200 },
    )
  }

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path, body: init.body ? JSON.parse(String(init.body)) : undefined }
    if (call.method !== 'GET') server.calls.push(call)
    return server.refuse?.(call) ?? answer(call)
  })
  return server
}

function withValues(options: Partial<Question['options'][number]>[]): Question['options'] {
  return options.map(({ value, label = '' }) => ({ value: value ?? label.toLowerCase().replace(/\s/g, '_'), label }))
}
