/** First parts of the addresses of owners' pages, where a form is only shown. */
const OWNERS = ['forms', 'time-slot-pages', 'team']

/**
 * The call that takes a file of the form on this page; null where the form is only shown. The page's own address names the form,
 * so that no page without such a question carries anything for it.
 */
export function uploadAddress(questionId: string, { pathname, search } = window.location): string | null {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (first === 'form' && second) return `/api/public/forms/${second}/files/${questionId}`
  if (first === '' || OWNERS.includes(first)) return null
  const link = new URLSearchParams(search).get('k')
  return `/api/schedule/${first}/files/${questionId}${link ? `?${new URLSearchParams({ k: link })}` : ''}`
}
