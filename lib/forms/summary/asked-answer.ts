import { z } from 'zod'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { isSummedUpAs, type SummaryWay, type SummedUpAs } from '@/lib/shared/forms/summed-up'
import { count, id, isoInstant, words } from '@/lib/shared/text/api-shapes'

/** The types that are summed up in one way. */
function typesOf<Way extends SummaryWay>(way: Way) {
  return QUESTION_TYPES.filter((type) => isSummedUpAs(way, type)) as [SummedUpAs<Way>, ...SummedUpAs<Way>[]]
}

/** The members that every summary has. */
export const asked = <Way extends SummaryWay>(way: Way) => ({
  id: id(),
  title: words('', 'What would you like to drink?'),
  type: z.enum(typesOf(way)),
  standing: z
    .enum(['current', 'retyped', 'deleted'])
    .describe('`current` if the form still asks it, `retyped` if it has another type now.'),
  askedCount: count('Responses that were asked it: answered, skipped and unreadable ones.'),
  answeredCount: count(),
  skippedCount: count(),
  unreadableCount: count('Answers that do not fit the type they were given under.'),
})

export const latestTextAnswer = z.object({
  responseId: id(),
  text: z.string(),
  isCut: z.boolean().describe('True for a text that is longer than shown here.'),
  createdAt: isoInstant(),
})
