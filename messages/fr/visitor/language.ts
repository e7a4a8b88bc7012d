import type { language as source } from '@/messages/en/visitor/language'
import type { Translated } from '@/messages/message'

/** The switch of languages at the foot of visitors' pages, whose choices are named by their speakers. */
export const language = {
  label: 'Langue',
} satisfies Translated<typeof source>
