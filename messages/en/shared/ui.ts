/** Controls that visitors and owners both use. */
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  tryAgain: 'Try again',
  pleaseTryAgain: 'Please try again.',
  checkConnection: 'Check your connection and try again.',
  moreActions: 'More actions for {name}',
  notifications: 'Notifications ({key})',
  loadMore: {
    button: 'Load more',
    meetings: { loading: 'Loading more meetings…', failed: "We couldn't load more meetings. {reason}" },
    responses: { loading: 'Loading more responses…', failed: "We couldn't load more responses. {reason}" },
  },
} as const
