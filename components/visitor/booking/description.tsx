import { isLongOnPhone, splitDescription } from '@/lib/meetings/visitor/description-parts'
import type { PartTexts } from '@/messages/texts'
import { LinkedText } from '../shared/linked-text'

type Props = {
  text: string
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined
  texts: PartTexts<'booking'>
}

/**
 * Plain text with its line breaks and links. A long one unfolds without scripts; on a phone more than three lines are
 * long, for they push the times down.
 */
export function Description({ text, lang, texts: { t } }: Props) {
  const { opening, rest } = splitDescription(text)
  const isLong = rest !== ''
  if (opening === '') return null
  return (
    <div className="group/about mt-2 whitespace-pre-line text-muted-foreground text-sm leading-relaxed md:mt-3">
      <p
        dir="auto"
        lang={lang}
        className="text-along max-md:line-clamp-3 max-md:group-has-[[open]]/about:line-clamp-none"
      >
        <LinkedText text={opening} />
        {isLong && <span className="group-has-[[open]]/about:hidden"> …</span>}
      </p>
      {isLong && (
        <p dir="auto" lang={lang} className="hidden text-along group-has-[[open]]/about:block">
          <LinkedText text={rest} />
        </p>
      )}
      {(isLong || isLongOnPhone(opening)) && (
        <details className={`group ${isLong ? '' : 'md:hidden'}`}>
          <summary className="inline-flex min-h-11 items-center font-medium text-foreground underline-offset-4 hover:underline">
            <span className="group-open:hidden">{t.facts.more}</span>
            <span className="hidden group-open:inline">{t.facts.less}</span>
          </summary>
        </details>
      )}
    </div>
  )
}
