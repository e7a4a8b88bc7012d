import { endingLabel } from '@/lib/forms/rules/ending-label'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { useEditedLanguage } from '../../translations/edited-language'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { Textarea } from '../../ui/textarea'
import { RuleControl } from './rule-control'
import type { ActionDraft, ActionFields, ConditionDraft } from './rule-draft'
import type { RuleNames } from './rule-names'
import { TargetField } from './target-field'

export type ActionFieldProps = {
  action: ActionDraft
  conditions: readonly ConditionDraft[]
  names: RuleNames
  fieldOf: (name: keyof ActionFields) => RuleField
  notesOf: (field: RuleField) => Finding[]
  onChange: (name: 'questionId' | 'text' | 'url' | 'endingId', text: string) => void
  onTranslate: (language: Language, text: string) => void
}

/** The field that the chosen action requires. */
export function ActionField(props: ActionFieldProps) {
  const { action, fieldOf, notesOf, onChange } = props
  const t = useTexts('logic').t.fields
  switch (action.type) {
    case 'jump':
    case 'show':
    case 'hide':
    case 'require':
      return <TargetField {...props} type={action.type} />
    case 'message':
      return <MessageField {...props} />
    case 'redirect':
      return (
        <RuleControl label={t.address} hint={t.addressHint} notes={isBegun(action.url) ? [] : notesOf(fieldOf('url'))}>
          {(control) => (
            <Input
              {...control}
              data-field={fieldOf('url')}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.com/thanks"
              value={action.url}
              onChange={(event) => onChange('url', event.target.value)}
            />
          )}
        </RuleControl>
      )
    case 'end':
      return <EndingField {...props} />
  }
}

/** The message in the language that is edited; the main text shows through where a translation is missing. */
function MessageField({ action, names, fieldOf, notesOf, onChange, onTranslate }: ActionFieldProps) {
  const t = useTexts('logic').t.fields
  const { t: words, say } = useTexts('translations')
  const { main, others } = names.languages
  const { edited } = useEditedLanguage(others)
  return (
    <RuleControl
      label={edited ? say(words.labelIn, { label: t.message, language: LANGUAGES[edited].name }) : t.message}
      hint={t.messageHint}
      notes={notesOf(fieldOf('text'))}
    >
      {(control) => (
        <Textarea
          {...control}
          data-field={fieldOf('text')}
          className="min-h-11"
          {...(others.length > 0 && { lang: edited ?? main, dir: 'auto' })}
          placeholder={edited ? action.text : undefined}
          value={edited ? (action.translations?.[edited] ?? '') : action.text}
          onChange={({ target: { value } }) => (edited ? onTranslate(edited, value) : onChange('text', value))}
        />
      )}
    </RuleControl>
  )
}

function EndingField({ action: { endingId }, names: { endings }, fieldOf, notesOf, onChange }: ActionFieldProps) {
  const texts = useTexts('logic')
  const t = texts.t.fields
  const isKnown = endings.some(({ id }) => id === endingId)
  return (
    <RuleControl
      label={t.ending}
      notes={notesOf(fieldOf('endingId'))}
      {...(endings.length === 0 && { hint: t.noEndingsHint })}
    >
      {(control) => (
        <NativeSelect
          {...control}
          data-field={fieldOf('endingId')}
          value={endingId}
          onChange={(event) => onChange('endingId', event.target.value)}
        >
          {!isKnown && (
            <option value={endingId} disabled>
              {endingId === '' ? t.chooseEnding : t.deletedEnding}
            </option>
          )}
          {endings.map(({ id }) => (
            <option key={id} value={id}>
              {endingLabel(endings, id, texts)}
            </option>
          ))}
        </NativeSelect>
      )}
    </RuleControl>
  )
}

/** True while the scheme is being typed, as in `htt`: too early for an error. */
function isBegun(address: string): boolean {
  return address !== '' && ['http://', 'https://'].some((start) => start.startsWith(address.toLowerCase()))
}
