import { AlignLeft, CircleDot, Hash, ListChecks, type LucideIcon, Mail, Star, TextCursorInput } from 'lucide-react'
import type { QuestionType } from '@/lib/vocabulary/question'

type Kind = { label: string; hint: string; icon: LucideIcon }

/** What a question type is called, and what visitors do with it. In the order of the picker. */
export const QUESTION_KINDS: Record<QuestionType, Kind> = {
  text: { label: 'Text', hint: 'A short answer on one line', icon: TextCursorInput },
  email: { label: 'Email', hint: 'An e-mail address, checked', icon: Mail },
  number: { label: 'Number', hint: 'A number, with or without decimals', icon: Hash },
  select: { label: 'Single Choice', hint: 'One of your options', icon: CircleDot },
  multiselect: { label: 'Multiple Choice', hint: 'Any of your options', icon: ListChecks },
  rating: { label: 'Rating', hint: 'One to five', icon: Star },
  paragraph: { label: 'Paragraph', hint: 'A longer answer on several lines', icon: AlignLeft },
}
