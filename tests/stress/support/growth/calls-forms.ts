import { addQuestion, createForm, saveRules } from '@/tests/support/factories/forms'
import { jump } from '@/tests/support/factories/questions'
import { type Calls, getting, inDays, type Subject, succeed } from './subject'

const responses = (search: string) =>
  getting('owner', ({ form }) => `/api/forms/${form.id}/responses${search ? `?${search}` : ''}`)

async function makeForm({ owner }: Subject) {
  const { id } = await createForm(owner, { isPublished: false })
  const [first, second] = [await addQuestion(owner, id, 'text'), await addQuestion(owner, id, 'text')]
  await saveRules(owner, id, [jump([first.id, 'equals', 'me'], second.id)])
  return { id, first }
}

/** The page that holds the oldest responses. */
async function lastPageOf({ owner, form }: Subject, size: number): Promise<number> {
  const { body } = await succeed(owner.get(`/api/forms/${form.id}`))
  return Math.max(1, Math.ceil((body as { responseCount: number }).responseCount / size))
}

const lastPage = (size: number) => async (subject: Subject) => {
  const { owner, form } = subject
  const page = await lastPageOf(subject, size)
  return () => succeed(owner.get(`/api/forms/${form.id}/responses?page=${page}&size=${size}`))
}

/** The same place, reached by the key of what comes before it. */
const lastByKey = (size: number) => async (subject: Subject) => {
  const { owner, form } = subject
  const path = `/api/forms/${form.id}/responses?size=${size}`
  const before = Math.max(1, (await lastPageOf(subject, size)) - 1)
  const { headers } = await succeed(owner.get(`${path}&page=${before}`))
  const after = headers.get('x-next-after')
  return () => succeed(owner.get(after ? `${path}&after=${encodeURIComponent(after)}` : `${path}&page=${before + 1}`))
}

/** Calls of owners about their forms. */
export const FORM_CALLS: Calls = {
  forms: getting('owner', () => '/api/forms'),
  form: getting('owner', ({ form }) => `/api/forms/${form.id}`),
  questions: getting('owner', ({ form }) => `/api/forms/${form.id}/questions`),
  'question delete': async (subject) => {
    const { id, first } = await makeForm(subject)
    return () => succeed(subject.owner.delete(`/api/forms/${id}/questions/${first.id}`))
  },
  'form delete': async (subject) => {
    const { id } = await makeForm(subject)
    return () => succeed(subject.owner.delete(`/api/forms/${id}`))
  },
  'responses p1': responses('page=1'),
  'responses last page': lastPage(50),
  'responses last, by key': lastByKey(50),
  'responses q none': responses('page=1&q=nowhere-to-be-found'),
  'responses spam': responses('page=1&spam=1'),
  'responses csv page 1 of 500': responses('page=1&size=500'),
  'responses csv last page of 500': lastPage(500),
  'responses csv last 500, by key': lastByKey(500),
  'responses asked questions': getting('owner', ({ form }) => `/api/forms/${form.id}/responses/questions`),
  'responses summary': getting('owner', ({ form }) => `/api/forms/${form.id}/responses/summary?timezone=UTC`),
  'responses summary 30d': getting(
    'owner',
    ({ form }) => `/api/forms/${form.id}/responses/summary?timezone=UTC&from=${inDays(-30)}`,
  ),
}
