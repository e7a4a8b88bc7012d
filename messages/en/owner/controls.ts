/** Controls that many of the owner's screens have; words on buttons are in actions.ts. */
export const controls = {
  loading: 'Loading',
  pleaseTryAgain: 'Please try again.',
  checkConnection: 'Check your connection and try again.',
  moreActions: 'More actions for {name}',
  loadMore: {
    button: 'Load more',
    meetings: { loading: 'Loading more meetings…', failed: "We couldn't load more meetings. {reason}" },
    responses: { loading: 'Loading more responses…', failed: "We couldn't load more responses. {reason}" },
  },
} as const
