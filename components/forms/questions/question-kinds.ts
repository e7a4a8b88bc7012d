import { AlignLeft, CircleDot, Hash, ListChecks, type LucideIcon, Mail, Star, TextCursorInput } from 'lucide-react'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'

export const QUESTION_ICONS: Record<QuestionType, LucideIcon> = {
  text: TextCursorInput,
  email: Mail,
  number: Hash,
  select: CircleDot,
  multiselect: ListChecks,
  rating: Star,
  paragraph: AlignLeft,
}
