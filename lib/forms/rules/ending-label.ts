import type { PartTexts } from '@/messages/texts'

export type NamedEnding = { id: string; title: string }

/** The title of an ending, or its number where it has none; nothing for one that is gone. */
export function endingLabel(
  endings: readonly NamedEnding[],
  id: string,
  { t, say }: PartTexts<'logic'>,
): string | undefined {
  const place = endings.findIndex((ending) => ending.id === id)
  const ending = endings[place]
  return ending && (ending.title.trim() || say(t.fields.numberedEnding, { number: place + 1 }))
}
