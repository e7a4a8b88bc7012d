import { addQuestions, createForm } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'
import type { HttpClient } from './http-client'
import type { World } from './world'

const QUESTIONS = 20
export const RESPONSES = 20_000
export const BOOKINGS = 5_000

/** An account of years: a long form with many responses, and a page with many bookings, past and to come. */
export async function fillHeavily(owner: HttpClient, { sql }: World) {
  const { statements, ...made } = await planHeavyAccount(owner)
  for (const statement of statements) await sql.query(statement)
  return made
}

/** The form and the page, and the statements that fill them. */
export async function planHeavyAccount(owner: HttpClient) {
  const form = await createForm(owner, { title: 'Survey' })
  const drafts = Array.from({ length: QUESTIONS }, (_, place) => ({
    question: `Question ${place}`,
    questionType:
      place % 4 === 0 ? ('select' as const) : place % 4 === 1 ? ('rating' as const) : ('paragraph' as const),
    ...(place % 4 === 0 && { labels: ['Red', 'Green', 'Blue'] }),
  }))
  const questions = await addQuestions(owner, form.id, drafts)
  const answers = questions.map(({ id, questionType, options }) => {
    if (questionType === 'select') return `'${id}', '${options[1]?.value}'`
    return questionType === 'rating'
      ? `'${id}', 1 + n % 5`
      : `'${id}', 'It was ' || md5(n::text) || ' and ' || md5((n + 1)::text)`
  })
  const fillForm = `insert into form_responses (form_id, respondent_name, respondent_email, responses, created_at)
    select '${form.id}', 'Visitor ' || n, 'visitor' || n || '@example.org', jsonb_build_object(${answers.join(', ')}),
      now() - make_interval(mins => n) from generate_series(1, ${RESPONSES}) n`
  const page = await createPage(owner, { slug: `heavy-${form.id.slice(0, 8)}` })
  const fillPage = `with made as (
      insert into time_slot_bookings (page_id, user_id, start_time, end_time, guard_end, attendee_name, attendee_email)
      select p.id, p.user_id, start, start + interval '30 minutes', start + interval '30 minutes', 'Visitor', 'visitor@example.org'
      from time_slot_pages p, generate_series(1, ${BOOKINGS}) n, lateral (select date_trunc('day', now()) + make_interval(hours => 2 * (n - ${BOOKINGS / 2})) as start) t
      where p.id = '${page.id}'
      returning id, user_id, start_time, end_time)
    insert into meetings (user_id, booking_id, title, start_time, end_time, attendees, primary_source)
    select user_id, id, 'Intro call', start_time, end_time, '["visitor@example.org"]', 'time_slot' from made`
  return { form, page, statements: [fillForm, fillPage, 'analyze'] }
}
