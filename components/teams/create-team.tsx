'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import { useCreateTeam } from '@/lib/client/teams'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { teamAddress } from '@/lib/shared/owner-screens'
import { isReservedSlug, isSlug, toSlugWords } from '@/lib/shared/text/slug'
import { type CreateTeamInput, createTeamSchema } from '@/lib/teams/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'
import { UnsavedGuard } from '../layout/unsaved-guard'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Input } from '../ui/input'
import { useReasonOf, useToastFailure } from '../ui/toast-failure'

const FIELDS = ['name', 'slug'] as const
/** No page is below it: it is only the beginning of the addresses of teams. */
const PREFIX = teamAddress('')

/** Name and address of a new team. The address is made of the name until it is changed by hand. */
export function CreateTeam() {
  const { create: t } = useTexts('teams').t
  const toastFailure = useToastFailure()
  const reasonOf = useReasonOf()
  const create = useCreateTeam()
  const isOwnSlug = useRef(false)
  const form = useForm<CreateTeamInput>({
    resolver: zodResolver(createTeamSchema),
    defaultValues: { name: '', slug: '' },
  })
  const { errors, isDirty } = form.formState
  const isDone = create.isPending || create.isSuccess

  async function save(input: CreateTeamInput) {
    try {
      const { slug } = await create.mutateAsync(input)
      // Another account begins with a document of its own.
      window.location.assign(`${teamAddress(slug)}/members`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'slug_taken') {
        return form.setError('slug', { message: reasonOf(error) }, { shouldFocus: true })
      }
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length === 0) toastFailure(error, t.failed)
    }
  }

  function followName(name: string) {
    if (isOwnSlug.current) return
    const words = toSlugWords(name)
    const slug = isSlug(words) && !isReservedSlug(words) ? words : ''
    form.setValue('slug', slug, { shouldValidate: form.formState.isSubmitted })
  }

  return (
    <>
      <BackLink href="/settings">{t.back}</BackLink>
      <PageHeader title={t.link} text={t.intro} />
      <Card>
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
          <Field label={t.name} error={errors.name?.message}>
            {(control) => (
              <Input
                {...control}
                autoComplete="organization"
                placeholder={t.nameExample}
                {...form.register('name', { onChange: (event) => followName(event.target.value) })}
              />
            )}
          </Field>
          <Field label={t.slug} hint={t.slugHint} error={errors.slug?.message} className="sm:max-w-sm">
            {(control) => (
              <span className="flex items-center gap-1.5" dir="ltr">
                <span aria-hidden="true" className="whitespace-nowrap text-muted-foreground text-sm">
                  {PREFIX}
                </span>
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...form.register('slug', {
                    onChange: (event) => {
                      isOwnSlug.current = event.target.value !== ''
                    },
                    // Without one the server makes it of the name.
                    setValueAs: (slug: string) => slug.trim().toLowerCase() || undefined,
                  })}
                />
              </span>
            )}
          </Field>
          <Button type="submit" className="justify-self-start" pending={isDone} disabled={isDone}>
            {t.submit}
          </Button>
        </form>
      </Card>
      <UnsavedGuard isDirty={isDirty && !isDone} />
    </>
  )
}
