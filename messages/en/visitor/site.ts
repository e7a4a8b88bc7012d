/** What search engines and chats say of the product's own pages. */
export const site = {
  description: 'Open-source scheduling and forms in one product.',
} as const
