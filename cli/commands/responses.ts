import { Option } from 'commander'
import { toCsv } from '@/lib/export/csv'
import { toResponsesTable } from '@/lib/forms/answers/responses-export'
import { distinctResponses, MAX_PAGE_SIZE, type ResponsePage } from '@/lib/forms/responses-page'
import { RESPONSE_STATUSES, type ResponseStatus } from '@/lib/shared/forms/response-status'
import { responses as texts } from '@/messages/en/owner/responses'
import { CliError, UsageError } from '../errors'
import { show, toTable } from '../output'
import { answerOf, connect, type Slotform } from '../session'
import { endOf, ownTimezone, requireTimezone, startOf, timeWords } from '../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from './command'

type Options = ForPrograms & {
  csv?: boolean
  from?: string
  to?: string
  timezone: string
  search?: string
  status?: ResponseStatus
  answers?: string
  spam?: boolean
}
type Filter = { q?: string; from?: string; to?: string; status?: ResponseStatus; answers?: string; spam?: '1' }

export const responses: AddCommand = (program, io) => {
  program
    .command('responses')
    .description('List all responses to a form, newest first')
    .argument('<form>', 'its slug or its id')
    .option('--csv', 'print a CSV file, with every answer')
    .option('--from <date>', 'the first date')
    .option('--to <date>', 'the last date, inclusive')
    .option('--search <text>', 'part of a name, an address or an answer')
    .addOption(new Option('--status <status>', 'only those of a status').choices(RESPONSE_STATUSES))
    .option('--answers <json>', 'only those whose answers meet all conditions, a list of {questionId, operator, value}')
    .option('--spam', 'list spam instead')
    .option('--timezone <zone>', "the zone of dates; this computer's if it is missing", requireTimezone, ownTimezone())
    .option(...JSON_OPTION)
    .action(async (form: string, { csv, from, to, timezone, search, status, answers, spam, ...options }: Options) => {
      if (csv && options.json) throw new UsageError('Choose one of --csv and --json.')
      const slotform = connect(io)
      const id = await findForm(slotform, form)
      const filter: Filter = {
        q: search,
        from: startOf(from, timezone),
        to: endOf(to, timezone),
        ...(status && { status }),
        ...(answers && { answers }),
        ...(spam && { spam: '1' }),
      }
      const data = await readAll(slotform, id, filter)
      if (csv) {
        const asked = await readQuestions(slotform, id)
        io.stdout.write(toCsv(toResponsesTable(data, asked, texts.csv)))
        return
      }
      const rows = data.map(({ id, createdAt, respondentName, respondentEmail }) => [
        timeWords(createdAt, timezone),
        respondentName ?? '',
        respondentEmail ?? '',
        id,
      ])
      const text = rows.length > 0 ? toTable([timezone.toUpperCase(), 'NAME', 'EMAIL', 'ID'], rows) : null
      show(io, options, { data, text, ifNone: 'No responses.' })
    })
}

async function findForm(slotform: Slotform, form: string): Promise<string> {
  const found = (await answerOf(slotform.GET('/api/v1/forms'))).find(({ id, slug }) => id === form || slug === form)
  if (!found) throw new CliError(`You have no form “${form}”.`)
  return found.id
}

async function readQuestions(slotform: Slotform, id: string) {
  return answerOf(slotform.GET('/api/v1/forms/{id}/responses/questions', { params: { path: { id } } }))
}

/** All pages of the list. Responses that come meanwhile do not shift them. */
async function readAll(slotform: Slotform, id: string, filter: Filter) {
  const pages: ResponsePage[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const query = { ...filter, size: String(MAX_PAGE_SIZE), ...(after ? { after } : { page: '1' }) }
    const call = slotform.GET('/api/v1/forms/{id}/responses', { params: { path: { id }, query } })
    const [items, { response }] = await Promise.all([answerOf(call), call])
    after = response.headers.get('x-next-after')
    pages.push({ items, nextPage: null })
  }
  return distinctResponses(pages)
}
