import { z } from 'zod'
import { MAX_ENDINGS } from '@/lib/shared/forms/endings'
import { MAX_LINE, MAX_MESSAGE, MAX_TITLE, trimmed } from '@/lib/shared/text/text'
import { translationsOf, translationsOfOne } from '@/lib/shared/text/translations-schema'
import { check } from '@/messages/check'
import { isRedirectUrl } from './rules/logic-rule'

/** Given by the client, so that rules can name an ending that is saved with them. */
const endingId = z.string().regex(/^[\w-]{1,64}$/, check('endingIdInvalid'))

const words = { title: trimmed(MAX_TITLE), text: trimmed(MAX_MESSAGE) }
const redirectUrl = trimmed(MAX_LINE).refine((url) => url === '' || isRedirectUrl(url), check('redirectNotWeb'))

const translations = translationsOf(words)

const ending = z.object({
  id: endingId,
  title: words.title.default(''),
  text: words.text.default(''),
  /** Left out, an ending with the id of a stored one keeps those of it. */
  translations: translations.optional(),
  /** Empty or null for none. */
  redirectUrl: redirectUrl.nullish(),
})

/** The fields of an editor, each of which is there. */
export const endingFields = z.array(
  z.object({ id: endingId, ...words, redirectUrl, translations: translations.optional() }),
)

type Given = Omit<z.output<typeof ending>, 'id'> & { id?: string | undefined }

const listOf = <Item extends z.ZodType<Given>>(item: Item) =>
  z
    .array(item)
    .max(MAX_ENDINGS, check('tooManyEndings', { max: MAX_ENDINGS }))
    .superRefine(refuseRepeatedIds)

/** The first is the preset. One without an id gets one when it is stored. */
export const endings = listOf(ending.partial({ id: true }))

/** In a configuration file each has its id: otherwise applying the file twice would change the form twice. */
export const namedEndings = listOf(ending)

export const respondentMailFields = z.object({
  on: z.boolean(),
  text: words.text,
  withAnswers: z.boolean(),
  /** If they are left out, those stay that are stored for the text. */
  translations: translationsOfOne(words.text).optional(),
})

export const respondentMail = respondentMailFields.extend({
  text: words.text.default(''),
  withAnswers: z.boolean().default(false),
})

export type EndingInput = z.output<typeof endings>[number]

function refuseRepeatedIds(list: readonly { id?: string | undefined }[], context: z.RefinementCtx): void {
  for (const [index, { id }] of list.entries()) {
    if (id !== undefined && list.findIndex((one) => one.id === id) !== index) {
      context.addIssue({ code: 'custom', path: [index, 'id'], message: check('endingIdRepeated') })
    }
  }
}
