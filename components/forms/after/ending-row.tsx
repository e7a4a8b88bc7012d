import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useErrorAt } from '../../fields/field-errors'
import { useTextField } from '../../translations/use-text-field'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'

type Props = { index: number; isLast: boolean; onMove: (to: number) => void; onRemove: () => void }

/** One ending. Empty fields stand for the product's own words. */
export function EndingRow({ index, isLast, onMove, onRemove }: Props) {
  const { t: all, say } = useTexts('forms')
  const t = all.endings
  const visitorText = useTexts('form').t.done
  const { register } = useFormContext<FormFields>()
  const linkError = useErrorAt<FormFields>(`endings.${index}.redirectUrl`)
  const number = index + 1
  const named = (label: string) => say(t.field, { label, number })
  const within = `endings.${index}` as const
  const title = useTextField(`${within}.title`, named(t.title), {
    translation: (language) => `${within}.translations.${language}.title`,
  })
  const text = useTextField(`${within}.text`, named(t.text), {
    translation: (language) => `${within}.translations.${language}.text`,
  })
  return (
    <li className="grid min-w-0 gap-4 rounded-xl border p-4">
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 font-medium text-sm">
          {say(t.untitled, { number })} {index === 0 && <Badge>{t.preset}</Badge>}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={say(t.up, { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={say(t.down, { number })}
          disabled={isLast}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={say(t.remove, { number })} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Field
        key={title.path}
        label={title.label}
        hint={say(t.wordsHint, { text: visitorText.heading })}
        error={title.error}
      >
        {(aria) => (
          <Input
            {...aria}
            dir="auto"
            {...title.input}
            autoComplete="off"
            {...register(title.path as `${typeof within}.title`)}
          />
        )}
      </Field>
      <Field key={text.path} label={text.label} hint={say(t.wordsHint, { text: visitorText.text })} error={text.error}>
        {(aria) => (
          <Textarea {...aria} dir="auto" {...text.input} {...register(text.path as `${typeof within}.text`)} />
        )}
      </Field>
      {title.isMain && (
        <Field label={named(t.redirect)} hint={t.redirectHint} error={linkError}>
          {(aria) => (
            <Input
              {...aria}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              {...register(`${within}.redirectUrl`)}
            />
          )}
        </Field>
      )}
    </li>
  )
}
