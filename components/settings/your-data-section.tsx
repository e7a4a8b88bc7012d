import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { DeleteAccount } from './delete-account'
import { ErasePerson } from './erase-person'
import { ExportAccount } from './portability/export-account'
import { ImportAccount } from './portability/import-account'

/** The last section: taking data along, then the things that can't be undone. */
export function YourDataSection({ unfinishedImport }: { unfinishedImport: string | null }) {
  const { t } = useTexts('yourData')
  return (
    <FormSection anchor="your-data" title={t.heading} text={t.intro}>
      <ExportAccount />
      <ImportAccount unfinished={unfinishedImport} />
      <ErasePerson />
      <DeleteAccount />
    </FormSection>
  )
}
