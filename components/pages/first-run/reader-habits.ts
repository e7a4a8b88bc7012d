import { timeFormatOf, weekStartOf } from '@/lib/meetings/visitor/reader-formats'

/** The clock and the first day of the week that the browser's language is used to. */
export function readerHabits() {
  const { language } = navigator
  return { timeFormat: timeFormatOf(language), weekStartDay: weekStartOf(language) }
}
