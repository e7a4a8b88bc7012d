import { Fragment } from 'react'
import type { SentencePart } from '@/lib/forms/rules/rule-sentence'
import { cn } from '../../ui/cn'

/** A rule as a sentence. Names stand out, gaps are faint. */
export function Sentence({ parts, className }: { parts: readonly SentencePart[]; className?: string }) {
  return (
    <p className={cn('text-sm leading-relaxed', className)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence only
        <Fragment key={index}>
          {part.kind === 'words' ? <span className="text-muted-foreground">{part.text}</span> : <Named {...part} />}
        </Fragment>
      ))}
    </p>
  )
}

function Named({ kind, text }: SentencePart) {
  if (kind === 'gap') {
    return <span className="border-b border-dashed border-input text-muted-foreground italic">{text}</span>
  }
  return <em className="font-medium not-italic">{text}</em>
}
