import { type ComponentProps, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { FoldedSection } from '@/components/fields/form-section'
import { isPreset, type PageFormValues, type PresetField } from '@/lib/pages/page-editor'
import { TriedFields } from './use-tried-change'

type PresetSectionProps = Omit<ComponentProps<typeof FoldedSection>, 'isOpenAtFirst'> & {
  /** Those that the section shows. */
  fields: readonly PresetField[]
}

/** A section that is folded when it appears with its fields at their presets. */
export function PresetSection({ fields, ...props }: PresetSectionProps) {
  const { getValues } = useFormContext<PageFormValues>()
  const tried = useContext(TriedFields)
  const isTried = fields.some((field) => tried.includes(field))
  return <FoldedSection {...props} isOpenAtFirst={isTried || !isPreset(getValues(), fields)} />
}
