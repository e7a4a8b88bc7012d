import {
  AlignLeft,
  ArrowUpDown,
  CalendarDays,
  CircleDot,
  Clock,
  EyeOff,
  Grid3x3,
  Hash,
  Heading,
  Link,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  Ruler,
  ShieldCheck,
  SquareSplitVertical,
  Star,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react'
import type { QuestionType } from '@/lib/shared/forms/question-types'

/** The parts of the list of types, in its order. */
export const QUESTION_GROUPS = ['words', 'choices', 'values', 'more'] as const

export type QuestionGroup = (typeof QUESTION_GROUPS)[number]

export const QUESTION_LOOKS: Record<QuestionType, { icon: LucideIcon; group: QuestionGroup }> = {
  text: { icon: TextCursorInput, group: 'words' },
  email: { icon: Mail, group: 'words' },
  number: { icon: Hash, group: 'values' },
  select: { icon: CircleDot, group: 'choices' },
  multiselect: { icon: ListChecks, group: 'choices' },
  rating: { icon: Star, group: 'values' },
  paragraph: { icon: AlignLeft, group: 'words' },
  date: { icon: CalendarDays, group: 'values' },
  time: { icon: Clock, group: 'values' },
  phone: { icon: Phone, group: 'words' },
  url: { icon: Link, group: 'words' },
  yes_no: { icon: ToggleLeft, group: 'choices' },
  consent: { icon: ShieldCheck, group: 'choices' },
  scale: { icon: Ruler, group: 'values' },
  ranking: { icon: ArrowUpDown, group: 'choices' },
  matrix: { icon: Grid3x3, group: 'choices' },
  address: { icon: MapPin, group: 'words' },
  file: { icon: Paperclip, group: 'more' },
  hidden: { icon: EyeOff, group: 'more' },
  heading: { icon: Heading, group: 'more' },
  page_break: { icon: SquareSplitVertical, group: 'more' },
}
