import type { ReactNode } from 'react'
import { AfterPanel } from '@/components/forms/after/after-panel'
import { GeneralPanel } from '@/components/forms/general/general-panel'
import { RulesProvider } from '@/components/forms/logic/rules-provider'
import { SettingsProvider } from '@/components/forms/settings-provider'
import type { Form } from '@/lib/forms/form'
import { OwnerScreen } from './owner-screen'

type FormSettingsProps = { form: Form; children?: ReactNode }

/** The General tab of a form, or what is given, among the form's fields. */
export function FormSettings({ form, children }: FormSettingsProps) {
  return (
    <OwnerScreen>
      <RulesProvider formId={form.id}>
        <SettingsProvider form={form}>
          {children ?? <GeneralPanel questions={[]} responseCount={form.responseCount} openedAt={Date.now()} />}
        </SettingsProvider>
      </RulesProvider>
    </OwnerScreen>
  )
}

/** The After Submitting tab of a form. */
export function AfterSubmitting({ form }: { form: Form }) {
  return (
    <FormSettings form={form}>
      <AfterPanel questions={[]} />
    </FormSettings>
  )
}
