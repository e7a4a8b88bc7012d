import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  AdminAccounts,
  Audit,
  InstanceInput,
  InstanceSettings,
  Overview,
  Queued,
  QueueStateName,
  SignUpInvitation,
} from '@/lib/admin/schema'
import { keys } from './keys'
import { request } from './request'

const pathOf = (...parts: string[]) => ['/api/admin', ...parts.map(encodeURIComponent)].join('/')

/** Others act meanwhile, so an earlier answer is shown only until the present one is there. */
const FRESH = { staleTime: 0 }

export function useOverview() {
  return useQuery({ queryKey: keys.admin.overview, queryFn: () => request<Overview>(pathOf('overview')), ...FRESH })
}

export function useAccounts(q: string) {
  return useInfiniteQuery({
    queryKey: keys.admin.accounts(q),
    queryFn: ({ pageParam }) =>
      request<AdminAccounts>(`${pathOf('accounts')}?${new URLSearchParams({ q, page: String(pageParam) })}`),
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: (previous) => previous,
    ...FRESH,
  })
}

export const ACCOUNT_ACTS = ['sign-out', 'close', 'reopen', 'delete'] as const
export type AccountActName = (typeof ACCOUNT_ACTS)[number]

export function useAccountAct(id: string) {
  return useChange(({ act, confirm }: { act: AccountActName; confirm: string }) =>
    request(pathOf('accounts', id, act), { method: 'POST', body: act === 'delete' ? { confirm } : undefined }),
  )
}

export function useSignUpInvitations() {
  const queryFn = () => request<SignUpInvitation[]>(pathOf('invitations'))
  return useQuery({ queryKey: keys.admin.invitations, queryFn, ...FRESH })
}

export function useInviteToSignUp() {
  return useChange((email: string) =>
    request<SignUpInvitation>(pathOf('invitations'), { method: 'POST', body: { email } }),
  )
}

export function useWithdrawSignUp() {
  return useChange((id: string) => request(pathOf('invitations', id), { method: 'DELETE' }))
}

export function useQueue(state: QueueStateName) {
  const queryFn = () => request<Queued[]>(`${pathOf('queue')}?state=${state}`)
  return useQuery({ queryKey: keys.admin.queue(state), queryFn, ...FRESH })
}

export function useRetry() {
  return useChange((id: string) => request(pathOf('queue', id, 'retry'), { method: 'POST' }))
}

export function useChangeInstance() {
  return useChange((body: InstanceInput) => request<InstanceSettings>(pathOf('instance'), { method: 'PATCH', body }))
}

export function useAdminTestMail() {
  return useChange((_: undefined) => request(pathOf('test-mail'), { method: 'POST' }))
}

/** By the last entry that is shown: a page by its number is read from the newest entry on, and newer ones would shift it. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: keys.admin.audit,
    queryFn: ({ pageParam }) => request<Audit>(`${pathOf('audit')}?${new URLSearchParams(pageParam)}`),
    initialPageParam: { page: '1' } as Record<string, string>,
    getNextPageParam: ({ nextPage, entries }) => {
      const last = entries.at(-1)
      return nextPage && last ? { before: last.id } : null
    },
    ...FRESH,
  })
}

/** Each write changes numbers elsewhere, and adds an entry of the audit log. */
function useChange<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys.admin.all }) })
}
