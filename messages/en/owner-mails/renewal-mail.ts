/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Reconnect {service} to keep your bookings running',
  heading: '{service} Token Renewal Required',
  text: "Slotform can no longer access your {service} account. This happens when access is revoked, a password changes, or the connection isn't used for a while.",
  /** `account`: the address of the account, if it is known. */
  textWithAccount:
    "Slotform can no longer access your {service} account {account}. This happens when access is revoked, a password changes, or the connection isn't used for a while.",
  consequence:
    "Until you reconnect, we won't offer times that depend on it, and new meetings won't get a link or calendar event. Nothing has been deleted.",
  button: 'Reconnect {service}',
} as const
