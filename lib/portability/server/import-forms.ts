import { isRetiredByOther } from '@/db/queries/pages/retired-paths'
import { insertRows, isSlugTaken, setNextPages } from '@/db/queries/portability/insert-rows'
import {
  formLogicRules,
  formQuestions,
  forms,
  formVersions,
  pageLinks,
  timeOff,
  timeSlotAvailabilities,
  timeSlotPages,
} from '@/db/schema'
import { formPath } from '@/lib/forms/form-path'
import { newPageCalendars } from '@/lib/pages/server/new-page-calendars'
import { sha256 } from '@/lib/platform/sha256'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { isReservedSlug } from '@/lib/shared/text/slug'
import type { Row } from '../rows'
import { hostingOf, writePageHosts } from './import-hosts'
import {
  batchesOf,
  byLength,
  count,
  findPlaces,
  inPortions,
  type Place,
  type Run,
  refer,
  writeRows,
} from './import-run'

const AT_ONCE = 20

export async function importTimeOff(run: Run): Promise<void> {
  await inPortions(run, 'time-off', 200, async (rows) => {
    const placeOf = await findPlaces(
      run,
      'time_off',
      rows.map(({ id }) => id),
    )
    const fresh = rows.filter(({ id }) => !placeOf(id).isKept)
    const placed = fresh.map((row) => ({ ...row, id: placeOf(row.id).id, userId: run.owner }))
    const written = await writeRows(run, timeOff, placed)
    // A holiday that is here already has another id.
    count(run, 'time-off', { added: written.size, kept: rows.length - written.size })
  })
}

/** A form that is here already stays as it is; versions that responses need are added to it. */
export async function importForms(run: Run): Promise<void> {
  for await (const rows of batchesOf(run, 'forms', AT_ONCE)) {
    await run.portion(() => writeForms(run, rows))
    for (const { id, versions } of rows) await writeVersions(run, refer(run, id) ?? '', versions)
  }
}

async function writeForms(run: Run, rows: Row<'forms'>[]): Promise<void> {
  const placeOf = await findPlaces(
    run,
    'forms',
    rows.map(({ id }) => id),
  )
  const questions = rows.flatMap((row) => row.questions)
  const placeOfQuestion = await findPlaces(
    run,
    'form_questions',
    questions.map(({ id }) => id),
  )
  const placeOfRule = await findPlaces(
    run,
    'form_logic_rules',
    rows.flatMap((row) => row.rules.map(({ id }) => id)),
  )
  for (const { id } of rows) run.known.set(id, placeOf(id).id)
  for (const { id } of questions) run.known.set(id, placeOfQuestion(id).id)
  const fresh = rows.filter(({ id }) => !placeOf(id).isKept)
  const changed: string[] = []
  for (const row of fresh) changed.push(await writeForm(run, row, placeOf(row.id), placeOfRule))
  await changePages(run.tx, changed)
  count(run, 'forms', { added: fresh.length, kept: rows.length - fresh.length })
  for (const { id, nextPageId } of run.isResumed ? rows : fresh) {
    if (nextPageId) run.nextPages.push({ id: placeOf(id).id, nextPageId })
  }
}

/** Some in each portion: a form may have had many. */
async function writeVersions(run: Run, formId: string, versions: Row<'forms'>['versions']): Promise<void> {
  for (const { hash } of versions) run.known.set(`${formId} ${hash}`, hash)
  const here = (id: string) => run.known.get(id) ?? id
  const placed = versions.map(({ questions, ...version }) => ({
    ...version,
    formId,
    questions: questions.map((question) => ({ ...question, id: here(question.id) })),
  }))
  for (const some of byLength(placed)) {
    await run.portion(async () => void (await insertRows(run.tx, formVersions, some, 'hash')))
  }
}

/** Returns the address of the new form. */
async function writeForm(run: Run, form: Row<'forms'>, place: Place, placeOfRule: (id: string) => Place) {
  const { questions, rules, versions: _, nextPageId: _next, ...fields } = form
  const slug = await freeSlug(run, 'forms', form)
  const row = { ...fields, id: place.id, slug, userId: run.owner, digestSentAt: run.now.toISOString() }
  requireWritten(await writeRows(run, forms, [row]), 1)
  const here = (id: string) => run.known.get(id) ?? id
  const placed = questions.map((question) => ({ ...question, id: here(question.id), formId: place.id }))
  requireWritten(await writeRows(run, formQuestions, placed), questions.length)
  const written = rules.map((rule) => ({
    ...rule,
    id: placeOfRule(rule.id).id,
    formId: place.id,
    sourceQuestionId: rule.sourceQuestionId && here(rule.sourceQuestionId),
    targetQuestionId: rule.targetQuestionId && here(rule.targetQuestionId),
    conditions: rule.conditions?.map((one) => ({ ...one, questionId: here(one.questionId) })) ?? null,
    actions:
      rule.actions?.map((one) => ('questionId' in one ? { ...one, questionId: here(one.questionId) } : one)) ?? null,
  }))
  requireWritten(await writeRows(run, formLogicRules, written), rules.length)
  return formPath(slug)
}

/** A page that is here already stays as it is, with the links that it has. */
export async function importPages(run: Run): Promise<void> {
  await inPortions(run, 'pages', AT_ONCE, async (rows) => {
    const changed: string[] = []
    const placeOf = await findPlaces(
      run,
      'time_slot_pages',
      rows.map(({ id }) => id),
    )
    const placeOfHours = await findPlaces(
      run,
      'time_slot_availabilities',
      rows.flatMap((row) => row.availabilities.map(({ id }) => id)),
    )
    const placeOfLink = await findPlaces(
      run,
      'page_links',
      rows.flatMap((row) => row.links.map(({ id }) => id)),
    )
    const calendars = await newPageCalendars(run.tx, run.owner, { isTeams: run.teamHosts !== null })
    for (const { availabilities, links, hosting, ...page } of rows) {
      const { id, isKept } = placeOf(page.id)
      run.known.set(page.id, id)
      if (page.limits.length > 0) run.limitedPages.add(id)
      for (const link of links) run.known.set(link.id, placeOfLink(link.id).id)
      count(run, 'pages', isKept ? { kept: 1 } : { added: 1 })
      if (isKept) continue
      const slug = await freeSlug(run, 'time_slot_pages', page)
      changed.push(slug)
      const row = {
        ...page,
        ...calendars,
        id,
        slug,
        userId: run.owner,
        formId: refer(run, page.formId),
        followUp: toFollowUp(run, page.followUp),
        ...hostingOf(run, { hosting }),
      }
      requireWritten(await writeRows(run, timeSlotPages, [row]), 1)
      await writePageHosts(run, id, { hosting })
      const hours = availabilities.map((one) => ({ ...one, id: placeOfHours(one.id).id, pageId: id }))
      requireWritten(await writeRows(run, timeSlotAvailabilities, hours), hours.length)
      const placed = links.map((one) => ({ ...one, id: placeOfLink(one.id).id, pageId: id }))
      requireWritten(await writeRows(run, pageLinks, placed), placed.length)
    }
    await changePages(run.tx, changed)
  })
  await run.portion(async () => {
    const steps = run.nextPages.flatMap(({ id, nextPageId }) => {
      const here = refer(run, nextPageId)
      return here ? [{ id, nextPageId: here }] : []
    })
    await setNextPages(run.tx, steps)
  })
}

/** A form that did not come along asks nobody. */
export function toFollowUp<Given extends { formId?: string | undefined } | null>(run: Run, followUp: Given): Given {
  if (!followUp?.formId) return followUp
  return { ...followUp, formId: refer(run, followUp.formId) ?? undefined }
}

type Slugged = { id: string; slug: string }

/** The same address if it is free, else with a suffix, which is the same each time. */
async function freeSlug(run: Run, table: 'forms' | 'time_slot_pages', { id, slug }: Slugged): Promise<string> {
  const suffix = sha256(`${run.owner} ${id}`)
  for (const wanted of [
    slug,
    `${slug.slice(0, 57)}-${suffix.slice(0, 6)}`,
    `${slug.slice(0, 51)}-${suffix.slice(0, 12)}`,
  ]) {
    const path = table === 'forms' ? formPath(wanted) : wanted
    const isReserved = table === 'time_slot_pages' && isReservedSlug(wanted)
    if (isReserved || run.rolledBack?.paths.has(path) || (await isSlugTaken(run.tx, table, wanted))) continue
    if (await isRetiredByOther(run.tx, run.owner, path)) continue
    run.rolledBack?.paths.add(path)
    if (wanted !== slug) run.plan.renamed.push({ from: table === 'forms' ? formPath(slug) : slug, to: path })
    return wanted
  }
  throw new AppError('slug_taken')
}

/** Somebody has taken an address or an id since it was looked up: the whole import can be tried again. */
function requireWritten(written: Set<string>, expected: number): void {
  if (written.size !== expected) throw new AppError('slug_taken')
}
