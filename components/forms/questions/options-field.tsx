import { MAX_OPTIONS } from '@/lib/forms/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { LabelList } from './label-list'

/** The options of a choice. */
export function OptionsField() {
  const { t } = useTexts('questions')
  return <LabelList name="options" words={{ ...t.options, fresh: t.fresh.option }} max={MAX_OPTIONS} />
}
