import { idsOf } from '../arrived-id'
import type { Converter, Line } from '../converter'
import type { Loose } from '../loose'
import { ReportWriter } from '../report-writer'
import { formOf, readTypeform } from './documents'
import { TYPEFORM_TABLES } from './field-tables'
import { type ArrivedForm, FormConverter } from './form'
import { toResponse } from './response'

/** Ids of forms and responses are of all accounts of Typeform. */
const ACCOUNT = 'https://api.typeform.com'
/** Responses that are read in one turn. */
const PIECE = 200

/** Forms of Typeform’s Create API with the answers of its Responses API. */
export const convertTypeform: Converter = async (documents, context) => {
  const { forms, lists } = await readTypeform(documents, context.pause)
  const report = new ReportWriter('typeform', TYPEFORM_TABLES)
  const toId = idsOf('typeform', ACCOUNT)
  const arrived: ArrivedForm[] = []
  for (const raw of forms) {
    await context.pause()
    arrived.push(await new FormConverter(raw, report, toId, context).convert())
  }
  const fieldsOf = (raw: Loose) => new Set(arrived.find((one) => one.raw === raw)?.index.keys())
  const responses: Line<'responses'>[] = []
  const seen = new Set<string>()
  for (const list of lists) {
    const raw = formOf(list, forms, fieldsOf)
    const form = arrived.find((one) => one.raw === raw) ?? null
    for (const [place, response] of list.entries()) {
      if (place % PIECE === 0) await context.pause()
      const line = toResponse(response, form, report, toId, seen)
      if (line) responses.push(line)
    }
  }
  return {
    account: ACCOUNT,
    lines: { forms: arrived.map(({ form }) => form), responses },
    report: report.finish(ACCOUNT),
    connect: [],
    ended: [],
    bookingRefs: new Map(),
  }
}
