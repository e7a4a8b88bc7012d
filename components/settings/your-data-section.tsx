import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { DeleteAccount } from './delete-account'
import { ErasePerson } from './erase-person'

/** The last section: nothing in it can be undone. */
export function YourDataSection() {
  const { t } = useTexts('yourData')
  return (
    <FormSection anchor="your-data" title={t.heading} text={t.intro}>
      <ErasePerson />
      <DeleteAccount />
    </FormSection>
  )
}
