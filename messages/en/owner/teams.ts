/** Teams, as their members see them. */
export const teams = {
  roles: { owner: 'Owner', admin: 'Admin', editor: 'Editor', host: 'Host', viewer: 'Viewer' },
  refused: {
    title: 'This screen is not for your role',
    text: 'Your role in {team}: {role}. An owner or admin of the team can give you another one.',
  },
} as const
