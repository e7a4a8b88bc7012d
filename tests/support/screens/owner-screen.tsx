import type { ComponentProps, ReactNode } from 'react'
import { Providers } from '@/app/providers'
import { OwnerProvider } from '@/components/layout/owner'
import { WithTexts } from './with-texts'

export const ADA = {
  id: '3e2f6c1e-8d5f-4a53-9a5c-6f1f7c0d2b11',
  email: 'ada@example.com',
  username: 'ada',
  termsAccepted: true,
}

/** The providers around screens of a signed-in owner. */
export function OwnerScreen({
  teams,
  children,
}: {
  teams?: ComponentProps<typeof OwnerProvider>['teams']
  children: ReactNode
}) {
  return (
    <WithTexts>
      <Providers>
        <OwnerProvider owner={ADA} teams={teams}>
          {children}
        </OwnerProvider>
      </Providers>
    </WithTexts>
  )
}
