/** An invitation to a team. A name that holds something like a link is left out. */
export const invitationMail = {
  subject: 'Invitation to {team}',
  subjectUnnamed: 'Invitation to a team',
  heading: 'Join a team on Slotform',
  text: '{inviter} invites you to the team {team}.',
  textByTeam: 'You are invited to the team {team}.',
  textByInviter: '{inviter} invites you to a team.',
  textUnnamed: 'You are invited to a team.',
  account: 'Sign in as {email}. The same link creates an account if you have none.',
  button: 'See the invitation',
  validity: 'The invitation is valid for 7 days, for this address only.',
  ignore: "Didn't expect this? You can safely ignore this email.",
} as const
