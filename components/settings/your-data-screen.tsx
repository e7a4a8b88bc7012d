'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { PageHeader } from '../layout/page-header'
import { Link } from '../ui/link'
import { textLink } from '../ui/link-styles'
import { useForKind, useTeam } from '../ui/team'
import { DeleteAccount } from './delete-account'
import { ErasePerson } from './erase-person'
import { ExportAccount } from './portability/export-account'
import { ImportAccount } from './portability/import-account'

/** Taking data along, then the things that can't be undone. A team is deleted beside its members. */
export function YourDataScreen({ unfinishedImport }: { unfinishedImport: string | null }) {
  const { t } = useTexts('yourData')
  const moveIn = useTexts('moveIn').t
  const forKind = useForKind()
  const team = useTeam()
  return (
    <>
      <PageHeader title={t.heading} text={forKind(t.intro)} />
      <FormSection title={t.heading} isTitled={false}>
        <ExportAccount />
        <ImportAccount unfinished={unfinishedImport} />
        <p>
          <Link href="/settings/move-in" className={textLink}>
            {moveIn.link}
          </Link>
        </p>
        <ErasePerson />
        {!team && <DeleteAccount />}
      </FormSection>
    </>
  )
}
