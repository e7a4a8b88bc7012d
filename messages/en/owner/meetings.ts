export const meetings = {
  today: 'Today',
  cancelled: 'Cancelled',
  wholeDays: {
    oneDay: 'All day',
    until: 'All day until {lastDate}',
    onDay: '{date}, all day',
    onDayUntil: '{date}, all day until {lastDate}',
  },
  month: {
    cancelled: '(Cancelled)',
    more: { other: '+{count} more' },
    moreOn: 'on {date}',
  },
} as const
