// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { seed } from '@/db/seed'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { Form, PublicForm } from '@/lib/forms/form'
import { checkRules } from '@/lib/forms/rules/rule-checks'
import type { MeetingPage } from '@/lib/meetings/schema'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'

const count = async () =>
  rowsOf(
    await database().execute(sql`select (select count(*)::int from time_slot_pages) as pages,
    (select count(*)::int from time_slot_bookings) as bookings, (select count(*)::int from meetings) as meetings,
    (select count(*)::int from forms) as forms, (select count(*)::int from form_responses) as responses,
    (select count(*)::int from outbox) as mails`),
  )

describe('seed', () => {
  describe('the demo owner', () => {
    it('has pages that can be booked, bookings and meetings, however often it is made', async () => {
      await seed(database(), new Date())
      const made = await count()
      expect(made).toMatchObject([{ pages: 2, forms: 1, responses: 5, mails: 0 }])
      await seed(database(), new Date())
      expect(await count()).toEqual(made)
      const owner = await signInOwner('demo@example.com')
      const { meetings } = (await owner.get('/api/meetings/all?page=1')).body as MeetingPage
      const platform = meetings.filter(({ primarySource }) => primarySource === 'platform')
      expect(meetings.length).toBeGreaterThan(platform.length)
      expect(platform.some(({ startTime }) => Date.parse(startTime) < Date.now())).toBe(true)
      expect(platform.some(({ startTime }) => Date.parse(startTime) > Date.now())).toBe(true)
      expect(platform.some(({ attendees }) => attendees.length > 1)).toBe(true)
      expect(platform.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
      expect((await new ApiClient().get('/api/schedule/demo-intro')).body).toMatchObject({ ownerName: 'Demo Owner' })
    })

    it('has a form with a rule, which some of its responses have followed', async () => {
      await seed(database(), new Date())
      const owner = await signInOwner('demo@example.com')
      const [form] = (await owner.get('/api/forms')).body as Form[]
      const { questions, rules } = (await new ApiClient().get(`/api/public/forms/${form?.slug}`)).body as PublicForm
      expect(form).toMatchObject({ isPublished: true, questionCount: 6, responseCount: 5 })
      expect(checkRules(questions, rules)).toEqual({ problems: [[], []], unreachable: [] })
      for (const { data } of await listResponses(owner, form?.id ?? '')) {
        const { answers, issues } = checkAnswers(questions, rules, new Map(Object.entries(data)), '.', FULL_KIT)
        expect([issues, Object.fromEntries(answers)]).toEqual([[], data])
      }
    })
  })
})
