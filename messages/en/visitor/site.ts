/** Descriptions of the product's own pages, for search engines and chats. */
export const site = {
  description: 'Open-source scheduling and forms in one product.',
} as const
