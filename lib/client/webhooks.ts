import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
} from '@/lib/webhooks/schema'
import { keys } from './keys'
import { request, requestPage } from './request'

const PATH = '/api/webhook-endpoints'
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`

/** Endpoints fail without their owner, so an earlier state is shown only until the present one is there. */
export function useWebhooks() {
  return useQuery({ queryKey: keys.webhooks.all, queryFn: () => request<WebhookEndpoint[]>(PATH), staleTime: 0 })
}

export function useCreateWebhook() {
  const onSuccess = useStaleWebhooks()
  return useMutation({
    mutationFn: (body: WebhookEndpointInput) => request<WebhookEndpointWithSecret>(PATH, { method: 'POST', body }),
    // The secret is on the screen for as long as its dialog, and no longer in memory.
    gcTime: 0,
    onSuccess,
  })
}

export function useUpdateWebhook(id: string) {
  const onSuccess = useStaleWebhooks()
  return useMutation({
    mutationFn: (body: Partial<WebhookEndpointInput> & { paused?: boolean }) =>
      request<WebhookEndpoint>(pathOf(id), { method: 'PATCH', body }),
    onSuccess,
  })
}

export function useDeleteWebhook(id: string) {
  const onSuccess = useStaleWebhooks()
  return useMutation({ mutationFn: () => request(pathOf(id), { method: 'DELETE' }), onSuccess })
}

export function useRotateWebhook(id: string) {
  const onSuccess = useStaleWebhooks()
  return useMutation({
    mutationFn: () => request<WebhookEndpointWithSecret>(`${pathOf(id)}/rotate`, { method: 'POST' }),
    gcTime: 0,
    onSuccess,
  })
}

export function useTestWebhook(id: string) {
  const onSuccess = useStaleWebhooks()
  return useMutation({
    mutationFn: () => request<WebhookDelivery>(`${pathOf(id)}/test`, { method: 'POST', body: {} }),
    onSuccess,
  })
}

export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: keys.webhooks.deliveries(id),
    queryFn: ({ pageParam }) =>
      requestPage<WebhookDelivery>(`${pathOf(id)}/deliveries${pageParam && `?after=${encodeURIComponent(pageParam)}`}`),
    initialPageParam: '',
    getNextPageParam: ({ nextAfter }) => nextAfter,
    staleTime: 0,
  })
}

export function useResendDelivery(id: string) {
  const onSuccess = useStaleWebhooks()
  return useMutation({
    mutationFn: (delivery: string) =>
      request<WebhookDelivery>(`${pathOf(id)}/deliveries/${encodeURIComponent(delivery)}/resend`, { method: 'POST' }),
    onSuccess,
  })
}

function useStaleWebhooks() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.webhooks.all })
}
