import { z } from 'zod'
import { changeSentence } from '@/lib/pages/change-sentence'
import type { PageReason } from '@/lib/pages/explanation'
import { reasonSentence } from '@/lib/pages/reason-sentence'
import { explainTime as explain } from '@/lib/pages/server/explain'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { minuteCount, words, zoneName } from '@/lib/shared/text/api-shapes'
import { type Clock, FALLBACK_CLOCK } from '@/lib/time/meeting-time'
import { textsOf } from '@/messages'
import { duration, INSTANT_EXAMPLE, page, time, timezone } from '../arguments'
import { findOwnPage } from '../find-page'
import { hintOfPages } from '../page-hints'
import { defineTool, may } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'
import { inZone } from '../zoned'

const reasonSchema = z.object({
  code: z.enum(SLOT_REFUSALS).describe('The code with which book would refuse the time.'),
  kind: words('The rule, more exactly.', 'outside_hours'),
  sentence: words('Why, in English; a meeting in the way is named by its id.'),
  change: words("The smallest change of the page's rules that would help; null when none does.").nullable(),
  meetingId: z.string().nullable().describe('The meeting that is in the way, if one is.'),
  untrusted: untrusted({ title: z.string().describe('The title of what is in the way.') }).optional(),
})

export const explainTime = defineTool({
  title: 'Explain a time',
  description: `Why a page does or does not offer a start, with every reason and what would change it. Call it when a time is missing from find_times, or book refused it. ${UNTRUSTED_NOTE}`,
  scope: 'pages:read',
  effect: { reads: true },
  input: z.strictObject({
    page,
    startTime: time('The start to explain.'),
    duration: duration.optional(),
    timezone: timezone("The zone of the times in the sentences; the page's by default.").optional(),
  }),
  output: z.object({
    page: words('The slug.', 'intro'),
    startTime: words('', INSTANT_EXAMPLE),
    timezone: zoneName(),
    duration: minuteCount('In minutes.'),
    isOffered: z.boolean().describe('True when visitors can book it now.'),
    isActive: z.boolean().describe('False: the page is a draft, which nobody can book.'),
    reasons: z.array(reasonSchema).describe('Empty when no rule is in the way.'),
  }),
  handle: async (args, call) => {
    const own = await findOwnPage(args.page, call)
    const asked = { at: args.startTime, duration: args.duration }
    const { at, duration, isActive, reasons } = await explain(call.owner, own.id, asked, {
      seesMeetings: may(call, 'meetings:read'),
      now: call.now,
    })
    const timezone = args.timezone ?? own.timezone
    const clock: Clock = { ...FALLBACK_CLOCK, timezone }
    return {
      page: own.slug,
      startTime: inZone(at, timezone),
      timezone,
      duration,
      isOffered: isActive && reasons.length === 0,
      isActive,
      reasons: reasons.map((item) => toReason(item, Date.parse(at), own.timezone, clock)),
    }
  },
  say: ({ page, startTime, isActive, isOffered, reasons }) =>
    [
      isOffered ? `${page} offers ${startTime}` : `${page} does not offer ${startTime}`,
      ...(isActive ? [] : ['The page is a draft']),
      ...reasons.map(({ sentence, change }) => (change ? `${sentence} ${change}` : sentence)),
    ].join('\n'),
  hint: hintOfPages,
})

/** The sentences name a meeting by its id: strangers may have written its title, and write their names. */
function toReason(reason: PageReason, at: number, pageTimezone: string, clock: Clock): z.input<typeof reasonSchema> {
  const words = textsOf('en').part('explain')
  const named = withoutWords(reason)
  const title = named === reason ? '' : blockerOf(reason)?.title
  return {
    code: reason.code,
    kind: reason.kind,
    sentence: reasonSentence(named, at, clock, words),
    change: changeSentence(named, pageTimezone, clock, words),
    meetingId: blockerOf(reason)?.meetingId ?? null,
    ...(title && { untrusted: { title } }),
  }
}

/** The thing in the way of a blocked start. */
function blockerOf(reason: PageReason) {
  return 'by' in reason && reason.kind === 'blocked' ? reason.by : null
}

function withoutWords(reason: PageReason): PageReason {
  if (reason.kind !== 'blocked' || reason.by.kind === 'calendar') return reason
  return { ...reason, by: { ...reason.by, title: reason.by.meetingId ?? reason.by.kind, attendeeName: null } }
}
