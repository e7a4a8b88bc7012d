import { setImmediate as nextTurn } from 'node:timers/promises'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { insertArrival, listSlugs } from '@/db/queries/arrivals'
import { listOwnIntegrationTypes } from '@/db/queries/calendars/integrations'
import { listQuestions } from '@/db/queries/forms/form-questions'
import { insertRows } from '@/db/queries/portability/insert-rows'
import { endImport } from '@/db/queries/portability/unfinished-imports'
import { forgetUnfinishedRows } from '@/db/queries/portability/unfinished-rows'
import { formVersions } from '@/db/schema'
import { formPath } from '@/lib/forms/form-path'
import { toQuestion } from '@/lib/forms/server/edit-questions'
import { readForm } from '@/lib/forms/server/read-form'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { importInTurn, importLines } from '@/lib/portability/server/import'
import type { Run } from '@/lib/portability/server/import-run'
import { consumeLimit } from '@/lib/request/limit'
import { readSettings } from '@/lib/settings/service'
import type { Report, ThingEntry } from '@/lib/shared/arrivals/api-shapes'
import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { PROVIDER_OF_TYPE, type ProviderId } from '@/lib/shared/calendars/integration'
import { AppError, invalidField, nullIfMissing } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { ArrivalAnswer } from '../api-shapes'
import type { ArrivalForm, Converted } from '../converter'
import { drain } from '../drain'
import { MAX_KEPT_ARRIVALS } from '../limits'
import { CONVERTERS } from './converters'
import { toLineSource } from './line-source'
import { endOverlapping, type Overlap, takeOver, withChangedHere } from './overlap'
import { type Received, receiveArrival } from './receive'

type Asked = { from: ArrivalSource; dryRun: boolean; now: Date }

/** Owners whose run has not come to its end, in this process. */
const running = new Set<OwnerId>()

/**
 * Brings what files of another tool say into an account, all or nothing, by the import of exports: so nobody is mailed, what is here
 * already stays, and the same files twice are the same as once. A dry run does the same and is rolled back.
 */
export async function bringAccount(owner: OwnerId, request: Request, asked: Asked): Promise<ArrivalAnswer> {
  const convert = CONVERTERS[asked.from]
  if (running.has(owner)) throw new AppError('busy', { retryAfterSeconds: 30 })
  running.add(owner)
  try {
    await consumeLimit('LIMIT_ARRIVALS', owner)
    const { documents, options, hash } = await receiveArrival(request)
    return await importInTurn(owner, async () => {
      const { timezone } = await readSettings(database(), owner)
      const form = await findForm(owner, options.formId)
      const { now } = asked
      const context = { now, timezone, pastDays: options.pastDays, options, form, pause: () => nextTurn() }
      return bring(owner, { ...asked, options, hash, form, converted: await convert(drain(documents), context) })
    })
  } finally {
    running.delete(owner)
  }
}

async function findForm(owner: OwnerId, id: string | undefined): Promise<ArrivalForm | null> {
  if (!id) return null
  const form = await nullIfMissing(readForm(database(), owner, id))
  if (!form) throw invalidField('options.formId', check('formUnknown'))
  const questions = await listQuestions(database(), { owner, formId: id })
  return { id, title: form.title, questions: questions.map(toQuestion) }
}

/** The source's own word for a booking. */
const KIND_OF_BOOKING: Record<ArrivalSource, string> = {
  calcom: 'Booking',
  calendly: 'scheduled_event',
  typeform: 'response',
  google_forms: 'response',
  csv: 'column',
  ics: 'event',
}

type Bringing = Asked & Pick<Received, 'options' | 'hash'> & { form: ArrivalForm | null; converted: Converted }

async function bring(
  owner: OwnerId,
  { from: source, dryRun, now, options: { takeOverFrom }, hash, form, converted }: Bringing,
): Promise<ArrivalAnswer> {
  const { account, lines, connect, preview } = converted
  let report = converted.report
  let id: string | null = null
  let overlap: Overlap = { updated: 0, changedHere: [] }
  let reminders = 0
  const before = async (run: Run) => {
    if (form) await run.portion(() => addVersion(run, form))
    overlap = await endOverlapping(run, converted)
  }
  const after = async (run: Run) => {
    reminders = await takeOver(run, converted, takeOverFrom)
    await run.portion(() => end(run))
  }
  const end = async (run: Run) => {
    report = await withPlaces(run, withChangedHere(converted, overlap, KIND_OF_BOOKING[source]))
    if (dryRun) return
    const added = Object.fromEntries(Object.entries(run.plan.parts).map(([part, counts]) => [part, counts.added]))
    id = await insertArrival(run.tx, { userId: owner, source, account, at: now, added, report }, MAX_KEPT_ARRIVALS)
    await forgetUnfinishedRows(run.tx, owner)
    await endImport(run.tx, owner)
    run.hasEnded = true
  }
  const zip = toLineSource(lines, now)
  const options = { dryRun, sendsReminders: false, now }
  const plan = await importLines(owner, { zip, hash, steps: { before, after }, leavesNothing: true }, options)
  const { dryRun: _, createdAt: _at, ...counts } = plan
  return {
    id,
    dryRun,
    source,
    account,
    plan: { ...counts, updated: overlap.updated, connect: await withoutConnected(owner, connect), reminders },
    report,
    ...(preview && { preview }),
  }
}

async function withoutConnected(owner: OwnerId, providers: readonly ProviderId[]): Promise<ProviderId[]> {
  if (providers.length === 0) return []
  const connected = [...(await listOwnIntegrationTypes(database(), owner)).values()].map(
    (type) => PROVIDER_OF_TYPE[type],
  )
  return providers.filter((id) => !connected.includes(id))
}

/** Responses of a form that is here name its wording of today. */
async function addVersion(run: Run, { id, questions }: ArrivalForm): Promise<void> {
  const version = toSnapshot(questions)
  run.known.set(id, id)
  run.known.set(`${id} ${version.hash}`, version.hash)
  await insertRows(run.tx, formVersions, [{ ...version, formId: id, usedAt: run.now.toISOString() }], 'hash')
}

/** The report with the ids and addresses that things have got here. What was left out by the import became nothing. */
async function withPlaces(run: Run, report: Report): Promise<Report> {
  const idOf = (id: string) => run.known.get(id) ?? id
  const ids = report.things.flatMap(({ became }) => (became ? [idOf(became.id)] : []))
  const slugs = await listSlugs(run.tx, run.owner, ids)
  const paths = new Map([
    ...slugs.pages.map(({ id, slug }) => [id, `/${slug}`] as const),
    ...slugs.forms.map(({ id, slug }) => [id, `/${formPath(slug)}`] as const),
  ])
  const renamed = new Map(run.plan.renamed.map(({ from, to }) => [`/${from}`, `/${to}`]))
  const place = ({ became, ...thing }: ThingEntry): ThingEntry => {
    if (!became) return thing
    if (became.part === 'bookings' && !run.known.has(became.id)) return { ...thing, outcome: 'left_out' }
    const id = idOf(became.id)
    const planned = became.path && (renamed.get(became.path) ?? became.path)
    const path = paths.get(id) ?? planned
    return { ...thing, became: { part: became.part, id, ...(path && { path }) } }
  }
  return { ...report, things: report.things.map(place) }
}
