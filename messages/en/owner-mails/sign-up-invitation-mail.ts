/** An admin's invitation to get an account. `{instance}`: the name of the server; `{provider}`: the organization's sign-in. */
export const signUpInvitationMail = {
  subject: 'Invitation to {instance}',
  heading: 'An account at {instance}',
  text: 'You are invited to use {instance}: for your booking pages and forms.',
  account: 'The button makes an account for {email} and signs you in.',
  accountBy: 'The button leads to the sign-in with {provider}, which makes an account for {email}.',
  button: 'Accept the invitation',
  validity: 'The invitation is valid for 7 days, once, and for this address only.',
  ignore: "Didn't expect this? You can safely ignore this email.",
} as const
